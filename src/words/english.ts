// English words that say nothing about any one database: how people ask, thank, hesitate and point
// back. A word of these lists is never "not understood".

import { wordSet } from "../word-list.ts";

/** Words that hold a sentence together: not content, so nothing need account for them. */
export const functionWords = wordSet(`
  a an the this that these those it its itself they them their theirs he him his she her hers we us
  our ours you your yours i me my mine myself yourself themselves himself herself ourselves yourselves one ones someone somebody anyone anybody
  everyone everybody something anything everything nothing thing things
  and or but nor so yet if then else than as because since while though although whether unless
  of to from in into on onto at by for with without within about between among through during before
  after above below under over up down out off near around across along against toward towards until
  till per via upon besides beside behind beyond despite except excluding including regarding
  concerning according like unlike
  is are was were be been being am 's 're 'm 've 'd 'll n't not no none never nor neither either both
  do does did doing done don have has had having can could will would shall should may might must
  ought cannot ca wo let lets
  who whom whose which what when where why how whatever whichever whoever whenever wherever
  there here now again also too very just only even still already ever yet else once quite rather
  really actually simply maybe perhaps probably about approximately exactly almost nearly roughly
  all any each every some many much more most less least few fewer fewest several enough other others
  another same such own various certain
  first second third last next previous former latter following
  s t d m re ve ll
  somewhere anywhere nowhere everywhere anytime sometime sometimes always often usually
  away back together altogether instead anyway otherwise therefore however meanwhile
  yes no yeah yep nope ok okay
  whats hows wheres whos thats theres im ive dont doesnt didnt isnt arent wasnt werent hasnt havent cant couldnt wont wouldnt
`);

/** How people ask for something, thank and hesitate. */
export const politeWords = wordSet(`
  please pls kindly thanks thank thankyou cheers hello hi hey hiya greetings good bye
  goodbye sorry excuse pardon oops oh ah well um uh er hmm alright right fine great nice
  cool perfect wonderful excellent awesome amazing brilliant fantastic lovely wow sure sir madam mister mr mrs ms dear friend guys folks
  show shows shown showing list lists listed listing display displays give gives given giving tell
  tells find finds finding found get gets getting fetch look looks looking see seeing view search
  searching check return returns print provide provides bring want wants wanted need needs needed
  wanna gonna gotta lemme gimme dunno
  like likes wish hope love prefer preferred try trying help helps ask asks asking asked answer know
  knows think thinks guess suppose mean means meant say says said explain describe name named names
  call called identify determine compute calculate figure retrieve select pick choose report output
  include includes included interested interest wonder wondering curious happen happens happened happening occur occurs occurred occurring
  presented stored placed received produce produces produced offer offers offered live lives lived living work works worked working
  go going goes went gone come comes coming came make makes made take takes taken took use uses used
  using filter filtered update updated breakdown overall limit limits limited restrict restricted narrow taking affect affects affected affecting involve involves involved keep keeps kept hold holds held holding send sends sent sending sit sits sat sitting stand stands stood standing gave got gotten saw seen told knew thought brought
  drop forget scrap scratch ditch nix axe left remain remains remaining
  start starts begin let put set be able possible possibly available information info detail details
  data database record records row rows entry entries result results item items option options choice
  choices question questions query table tables column columns kind kinds type types sort sorts way
  ways case part example instance lot lots bit number numbers amount amounts total count exist exists
  existing there anything else everything whole entire complete full
  quick quickly easy easily mind minute second moment time actually basically currently
  additionally furthermore particular specific respectively correspond corresponding corresponds different distinct unique
  belong belongs related relevant regard regards associate associated concerned contain contains
  consist consists compare compared comparison versus vs
  order ordered ordering sorted alphabetical alphabetically ascending descending increasing decreasing
  rank ranked group grouped arrange arranged respect based basis
  oldest newest add adding incl nr stuff finally nevertheless supposed hm w ago
  piece pieces separately ie eg i.e e.g
`);

/** People about themselves: "my wife wants", "for a meeting". What follows may only be about them. */
export const ownCues = wordSet("my our your for a on the");

/** People and occasions that a request may be wrapped in. */
export const ownAffairs = wordSet(`
  vacation holiday holidays meeting business conference wedding birthday honeymoon reunion interview
  wife husband boss friend friends mother father mom dad parents family son daughter kids children
  brother sister colleague colleagues team manager client customer company office teacher
  grandmother grandfather girlfriend boyfriend partner
`);

/** What values of any column may be called as a kind: "gold status", "tier 2". */
export const kindWords = wordSet(`
  status level tier category class grade group rank segment band bracket membership plan type kind
  state stage phase role position label tag region area department division section genre style model
  brand range series size colour color
`);
