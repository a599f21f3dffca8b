// Hears once when an element comes near what is seen.
import type { Attachment } from "svelte/attachments";

const NEAR = "600px";

export const inSight =
  (seen: () => void): Attachment =>
  (element) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        seen();
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
