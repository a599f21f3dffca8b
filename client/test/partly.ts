/** As much of something as a test needs of it. */
export const partly = <Whole>(part: Partial<Whole>): Whole => part as Whole;
