/**
 * Words in most leaked passwords, in lower case without digits or signs. A password made of one of them, in
 * whatever disguise, is among the first guesses.
 */
const words = `
password passwort passcode passphrase passwords mypassword thepassword newpassword changeme changemenow letmein letmeinnow
welcome welcomeback welcomehome hello helloworld hellokitty goodbye login logmein secret secrets topsecret mysecret access
accessdenied default admin administrator root superuser guest public private user username test testing tester testtest
testpass temp temporary sample example demo qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx
qazwsxedc qweasd qweasdzxc asdasd asdzxc qwerasdf abcdef abcdefg abcdefgh abcabc abcd iloveyou iloveu ilovey ilovehim
iloveher iloveme iloveyouso loveyou lovely lovelove lover loveme loveyouforever forever forever love babygirl babyboy
babydoll sweetheart sweetie sweetpea sweety honey honeybee sugar darling beautiful gorgeous handsome princess prince queen
kingkong king duchess angel angels angelina blessed blessing jesus jesuschrist godisgood godislove heaven faith believe
sunshine sunflower moonlight starlight stardust rainbow rainbows butterfly butterflies flower flowers daisy rose roses lily
orchid snowflake snowball snowman thunder lightning hurricane tornado spring summer autumn winter january february march
april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
christmas halloween birthday holiday vacation weekend football footballer soccer baseball basketball hockey cricket rugby
tennis golf golfer boxing wrestling skateboard snowboard surfing swimming running cycling liverpool arsenal chelsea
everton tottenham spurs manchester manutd manunited mancity united westham newcastle leeds leedsunited villa astonvilla
celtic rangers sunderland southampton leicester middlesbrough nottingham sheffield wolves wolverhampton blackburn burnley
brighton crystalpalace norwich ipswich cardiff swansea wrexham barcelona realmadrid juventus bayern milan inter
yankees lakers cowboys steelers redskins packers eagles london england scotland ireland wales britain british united
kingdom edinburgh glasgow bristol birmingham yorkshire cornwall europe america american canada australia france germany
italia italy spain mexico brazil india pakistan jamaica africa computer computers internet network wireless keyboard
monitor laptop windows microsoft google facebook youtube twitter instagram snapchat samsung iphone android apple nokia
playstation nintendo xbox gamer gaming minecraft fortnite roblox pokemon pikachu mario zelda sonic tetris warcraft
starcraft counterstrike callofduty starwars startrek jedi skywalker vader yoda batman superman spiderman ironman hulk
wolverine avengers captain captainamerica joker gandalf frodo hobbit lordoftherings harrypotter hogwarts gryffindor
slytherin dumbledore voldemort matrix terminator predator godfather scarface gangster monster monsters dragon dragons
phoenix unicorn vampire zombie pirate ninja samurai warrior knight wizard merlin excalibur shadow shadows darkness
midnight spirit legend hunter killer assassin sniper soldier marine ranger trooper commander general maverick rebel
freedom liberty justice victory champion winner master masters mustang ferrari porsche lamborghini mercedes bmw audi
corvette camaro harley harleydavidson yamaha kawasaki honda toyota nissan subaru mazda jaguar bentley landrover bugatti
tigger tiger lion panther leopard cheetah wolf bear monkey gorilla elephant dolphin dolphins shark turtle penguin
panda koala kangaroo kitten kittycat kitty puppy puppies doggie doggy mydog mycat horses horse pony rabbit bunny hamster
chicken ducks eagle falcon hawk parrot fishing hunting camping guitar music musical drummer piano violin metallica
nirvana slipknot eminem beatles pinkfloyd ledzeppelin queenie rockstar rocknroll hiphop rapper dancer dancing ballet
singing cheese chocolate cookie cookies cupcake candy cherry banana orange apples strawberry blueberry pineapple
peaches pumpkin peanut butter butters pepper coffee whiskey vodka tequila guinness budweiser cocacola pepsi pizza
sausage bacon nutella marmite diamond diamonds crystal silver golden gold platinum emerald sapphire ruby pearl purple
orange yellow green blue black white pink scarlet crimson charlie charles charlotte michael michelle jennifer jessica
jordan joshua jonathan matthew andrew anthony william robert richard patrick nicholas nicole natalie samantha stephanie
elizabeth victoria alexander alexandra benjamin daniel danielle thomas george harry oliver jack james olivia amelia
emily sophie sophia isabella jasmine hannah rebecca rachel katherine catherine lauren megan chloe bethany abigail
alexis ashley brandon brittany christian christina christopher dakota garfield snoopy mickey mickeymouse donald
donaldduck goofy bambi simba nemo buster bailey maggie molly lucky lucy sammy rocky max oscar toby jasper oreo
nothing whatever whoknows idontknow dontknow forgot forgotten something anything everything somebody nobody noone
mylife mylove myself friends friendship family mother mummy mommy daddy father brother sister grandma grandad baby
babies married wedding husband wife girlfriend boyfriend single sexy sexybitch bitch fuckyou fuckoff fuckme asshole
bullshit bastard pussy penis blowjob bigdick bigboy biggirl hottie hotstuff cool coolcat coolguy awesome amazing
fantastic perfect special happy happiness smile smiley laughing crazy crazygirl stupid loser idiot whore trustno
trustme trustnoone dontforget remember money cash million millionaire business company office work school college
university student teacher doctor nurse police fireman pilot house home homesweethome garden kitchen bedroom gable
property mortgage estate
`;

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Keyboard rows and zigzags, the alphabet and the digits, forwards and backwards. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq12wsxcde34rfvbgt56yhnmju7',
  'a1b2c3d4e5f6g7h8i9j0',
  '1a2b3c4d5e6f7g8h9i0j',
  'abc123def456ghi789',
  '123abc456def789ghi',
];
export const keyboardRuns: readonly string[] = runs.flatMap((run) => [
  run,
  run.split('').toReversed().join(''),
]);
