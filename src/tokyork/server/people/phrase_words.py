"""The 2,048 words of phrases: short, everyday, and told apart by their first four letters.

A phrase that somebody has written down must work for ever: no word changes, nor its place.
"""

from __future__ import annotations

from typing import Final

_LIST: Final = """
abbey able absorb accent acid acorn across actor adapt adjust admire adopt adult advice aerial
affair afford agent agile ahead airport alarm album alert alien alley allow almond alone alphabet
alpine amaze amber amount ample amuse anchor ancient angle animal ankle annual answer ant antenna
anvil apart apple april apron aqua arch area arena argue armor aroma around arrive arrow artist
ash aspen asphalt assist athlete atlas atom attend attic audio august aunt author autumn avenue
avocado awake award axis azure baby bacon badge bagel baker balance balcony ball bamboo banana
band banjo bank banner barber bark barley barn baron barrel basin basket bat batch bath battery
bay bazaar beach beak beam bean bear beauty beaver become bed bee beetle before begin behave
believe bell belt bench benefit berry beside better beyond bicycle bingo bird birth biscuit bishop
bison bite bitter black blade blame blanket blaze blend bless blink block bloom blossom blouse
blue blur board boat body bolt bone bonfire bonus book boot border borrow bother bottle boulder
bounce bowl box brace brain branch brass brave bread breeze brick bridge brief bright bring brisk
bronze broom brother brown brush bubble bucket budget buffalo bugle build bulb bull bumper bundle
bunny burger burrow burst bus bush butter buzz cabbage cabin cable cactus caddie caffeine cage
cake calm camel camp canal candle canoe canvas canyon cape capital captain car caramel carbon card
cargo carpet carrot cart carve cashew casino castle casual cat catalog catch cattle caution cave
cedar ceiling celery cellar cement census center ceramic cereal certain chain chalk champion
change chapel charm chase cheek chef chemist cherry chess chicken chief child chimney chin chip
chisel choir chorus cider cinema cinnamon circle citizen citrus city claim clam clap clarinet
classic claw clay clean clerk clever cliff climb clinic clip cloak clock close cloth cloud clover
clown club cluster coach coal coast coat cobalt cobra cocoa code coffee coil coin cold collar
colony colt column combine comet comfort comic command compass concert cone confirm connect
contest convert cook cool copper coral corn correct cosmic cotton couch cougar count couple course
cousin cover cow coyote cozy crab crack cradle craft crane crater crawl crayon cream credit creek
crescent crew cricket crisp critic crocus crop cross crouch crow crucial cruise crumb crust
crystal cube cubic cuckoo cucumber cuddle culture cup cupboard curb curious curl current curtain
curve cushion custom cyan cycle cymbal dagger daily dairy daisy damp dance danger daring dark dash
date dawn day dazzle deal dear debate decade december decide deck declare decor deep deer defend
degree delight delta demand denim dentist depend depth deputy describe desert design desk dessert
detail detect develop device dew dial diamond diary dice diesel digital dignity dimple dinner
dinosaur diploma direct disc dish display distance ditch dive divide dizzy dock doctor dog doll
dolphin domain domino donate donkey door dorsal dot double dough dove down dozen dragon drama draw
dream dress drift drill drink drive drizzle drop drum dry duchess duck duel dune dusk dust duty
dwarf dynamo eager eagle ear early earnest earth easel east easy ebony echo eclipse edge edit eel
effort egg eight elastic elbow elder electric elegant elephant elevator elf elk elm embark ember
emblem emerald empire employ empty enable enamel end endless energy engage engine enjoy enough
enrich ensure enter entire envelope epic equal equip eraser erupt escape essay estate ether
evening evolve exact exam excite exhale exit exotic expand expert explore express extra eye fable
fabric face fact fade fair faith falcon fall family famous fan fancy far farm fashion fast father
faucet favor feast feather february federal feel fellow fence fern ferry festival fetch fever
fiber fiction fiddle fidget field fig figure film filter final finch finger finish fir fire first
fish fist five flag flame flannel flash flat flavor fleet flex flicker flight flint float flock
flood floral flour flow fluent fluffy flute fly foam focus fog foil folk follow fond food foot
forest forge fork form fort forum forward fossil foster fountain four fox fragile frame freckle
free freight frequent fresh friday friend fringe frog front frost frozen fruit fudge fuel fulfil
full fun fungus funny fur furnace future gadget galaxy gallery game gamma garage garden garlic
garment gas gate gather gaze gear gecko gem general genre gentle genuine geology gesture geyser
ghost giant gift gigantic giggle ginger giraffe glacier glad glance glass glide glimpse glitter
globe gloomy glory glove glow glue goal goat goblet gold golf gondola gong good goose gorilla
gossip govern gown grace graduate grain grand grape grass gravel gray great green grid grill grin
grip grizzly grocer ground grove guard guess guide guitar gulf gum guppy guru gust gym habit hail
hair half hall hammer hamster hand happy harbor hard hare harmony harness harp harvest hat hatch
haven hawk hay hazard hazel head health heart heat heavy hedge height helium helmet help hen
herald herb heritage hero hexagon hickory hidden high hike hill hinge hint hippo history hive
hobby hockey hoist hold hole holiday hollow home honey honor hood hook hope horizon horn horse
hospital hostel hotel hound hourly house hover huddle hula human humble humid humor hunch hundred
hungry hunt hurdle hurry husky hut hybrid hydrant hyena ice icon idea igloo iguana image immense
impact improve inch include income increase index indigo indoor infant inform inhale ink inner
input inquire insect inside inspire install intact interest invent invite involve iris iron island
item ivory ivy jacket jade jaguar jam janitor january jar jasmine javelin jaw jazz jeans jelly
jersey jester jet jewel jigsaw jingle job jockey join joke jolly journey joy jubilee judge juggle
juice july jumbo jump june jungle junior jury just kangaroo karate kayak keen keep kennel kernel
kettle key keyboard kick kidney kimono kind king kiosk kitchen kite kitten kiwi knee knight knit
knock knot koala label labor lacquer ladder lady lagoon lake lamb lament lamp land lane language
lantern lapel large laser lasso late lather latitude laugh launch laurel lava lavender lawn layer
lazy leader leaf league learn leather lecture ledger left legend leisure lemon lend lens lentil
leopard lesson letter level liberty library license lid life lift light lilac lily limber lime
limit line linger linnet lion lip liquid list liter little live lizard llama load loaf lobster
local lock locust log logic lollipop lonely long loop lotion lotus loud lounge love low loyal
lucky luggage lullaby lumber lunar lunch lung luster luxury lynx lyre lyric machine magenta magic
magnet magpie mahogany maid mail main major mallet mammal mandolin mango manner mansion manual
maple marathon marble march margin marine market marsh marvel mascot mask master match math matrix
mattress mature maximum maze meadow meal measure medal medium medley mellow melody member memory
mentor menu mercury merit mermaid merry mesh metal meteor method metro middle midnight midway
migrate mild milk mill mimosa mind mineral minor mint minute miracle mirror mission mist mitten mix
mobile model modify moisture molar moment monarch monday money monitor monkey monster month moon
moose moral morning mortar mosaic moss moth motion motor motto mountain mouse mouth movie mud
muffin mule multiply mural muscle museum mushroom music mustard mutual mystery myth nail name
napkin napping narrow nation nature navigate navy near neat nebula neck nectar needle neighbor
neon nephew nerve nest net network neutral never new next nibble nice nickel night nimble nine
noble noise nomad noodle noon normal north nose notable note notice nourish novel novice nudge
nugget number nurse nut nylon oak oar oasis oat object oblong oboe observe obtain obvious occasion
ocean october odd offer office often oil old olive olympic omega omelet one onion onward opal
opaque open opera opinion optic orange orbit orchid order ordinary oregano organ origin ornament
ostrich otter outer outfit outline outside oval oven over owl owner oxide oxygen oyster ozone pace
pacific pack paddle page pagoda paint pair pajama palace palette palm pamphlet pancake panda panel
panic panther papaya paper paprika parade parcel parent park parrot parsley party passage pasta
patch path patient patrol pattern pause pavement paw pay payment peace peanut pear pebble peculiar
pedal pelican pen pencil penguin penny people pepper percent perfect permit person pesto petal
phantom pharaoh phoenix phone photo phrase physics piano pickle picnic picture piece pier pigeon
pigment pile pilgrim pillow pilot pinball pine pink pioneer pipe pirate piston pitch pivot pixel
pizza place plain planet plaster plate play plaza pleasant pledge plenty pliers plot plow plug
plum plunge plus plywood pocket podium poem poet point polar pole police pollen poncho pond pony
pool popcorn poplar popular porch port possible post potato pottery pouch powder power practice
prairie precise predict prefer premium prepare present pretty price pride primary prince prism
private prize problem process produce profile program project promise proof protect proud provide
prune public pudding puffin pulley pulse puma pump punch pupil puppet pure purple purse puzzle
pyramid python quail quality quantum quarter queen quest quick quiet quilt quiver quiz quota
rabbit raccoon racket radar radio raft rail rain raisin rally ramp ranch random range rapid rare
rattle raven razor reach ready real reason receive recipe record red reduce reef reflect refresh
region regular rejoice relax release remain remember remote render renew rent repair replace
reptile request rescue reserve resist resort respect rest result retreat return reunion reveal
reward rhino rhythm ribbon rice rich ride ridge right ring ripen ripple rise ritual rival river
road roam roast robin robot rock rodeo roll roof rookie room rooster root rope rose rotate round
route rover royal rubber ruby rug rugged ruler rumble run rural rustic rye sacred saddle safari
safe saffron sail salad salmon salon salsa salt salute same sample sand sapphire sardine satin
saturn sauce sausage savanna save savvy scale scarf scatter scene school science scissors scooter
score scout scrap screen script scroll sculptor sea season seat second secret section seed seesaw
select senior sense sequel serene series service session settle seven shade shallow shampoo shape
shark shed sheep shelf sheriff shield shift shine ship shirt shiver shoe shop shore shoulder
shovel show shrimp shrub shuttle shy side sign silent silk silver similar simple sincere singer
sink siren sister six size sizzle skate skeleton sketch skill skin skirt sky slate sled sleep
slender slice slide slim slipper slogan slope slow small smart smell smile smoke smooth snack
snail snake snorkel snow snuggle soap soar soccer social sock soda sofa soft soil solar soldier
solid solve sonar song sonnet soon sort soup source south space spade spark speak special speed
spell sphere spice spider spike spin spiral splash sponge spoon sport spot spray spread spring
sprout spruce square squeeze squid stable stadium staff stage stair stamp stand star statue steak
steel stem step stereo stick still sting stitch stock stone stool storm stove street string strong
student sturdy style submit sudden sugar suit summer sun supper sure surf surprise swallow swan
sweater sweet swift swim swing switch symbol syrup system table taco tail talent talk tall tame
tango tank tape target tart task taste taxi tea teach team teapot tell temple ten tender tennis
tent term test text theater theme thick thin third thorn thread throne thumb thunder thursday
ticket tide tidy tiger tile timber time tin tiny tip tire title toad toast today toe together
token tomato tone tongue tool tooth topic torch tornado tortoise total toucan tough tour towel
town toy track trade traffic trail travel tray treasure tree trend triangle tribe trick trio trip
trophy trot truck trumpet trunk trust truth tuba tube tuesday tulip tuna tundra tunnel turban
turkey turnip turtle tutor twelve twenty twig twin twist two type ultra umbrella uncle under
unicorn uniform union unique unit universe unlock upper upset urban urgent useful usual utmost
vacuum valid valley value vanilla vapor vase vast vault vehicle velvet vendor verb verse vessel
vest video view village vine violet virtue visit visual vital vivid voice volcano volley volume
vote voyage vulture waffle wagon waist wait walk wall walnut walrus waltz wander warm wash wasp
watch water wave wax way wealth weather web wedding week welcome west whale wheat wheel whisper
white wide wild willow wind wine wing winner winter wire wisdom wish wizard wolf wonder wood wool
word work world worm worth wrap wren wrist write yacht yak yard yarn year yeast yellow yes yogurt
young youth zebra zenith zero zigzag zinc zipper zone zoo zoom
"""
WORDS: Final = tuple(_LIST.split())
