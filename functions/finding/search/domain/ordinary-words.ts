/** Words of descriptions and of everyday English in their shortest form; many are a letter or two off a place. */
const ordinary = new Set(
  (
    'about above access accord acre act add adsl after again age ago air alarm all alone along already also always annexe another any ' +
    'apartment appliance approx area around arrange as ask attic attractive auction autumn avail available away back bad bag balcony bar bare ' +
    'bargain barn base basement bath bathroom battery bay beach beam bean beautiful become bed bedroom been before begin behind bell ' +
    'below bench benefit beside best better between beyond bicycle big bike bill bin bird black blank blind block blue board boat ' +
    'boiler book border both bottom box brand break breakfast brick bridge bright bring broad broadband brook brought brown budget build built bungalow ' +
    'burn burner bus business busy but buy buyer cab cabin cable call can car card care carpet carport carry cart case cash cat ' +
    'ceiling cell cellar cent central centre certain chain chair change charge charm charming cheap cherry chest child childre children chill chimney church ' +
    'city clean clear click cliff clock close cloth club coal coast coat code coffee cold colour come comfort common community complaint ' +
    'complete completion concrete condition conservatory contact contemporary convert cook cool copper corner cosy cost cottage council country couple ' +
    'court courtyard cover cream credit cross crown cupboard curtain cut dark date daughter day deal deck decor deed deep deposit design desk ' +
    'detach detail develop dine dining dinner direct discord discount dish distance dog door double downside downstairs drain draw drawer drawing dream dress ' +
    'drive driveway dry duck due duplex dusk each early earth easy eat edge eight either elect electric elegant else empty ' +
    'en end energy english enjoy ensuite enter entrance equity estate even evening ever every everyone everything exchange excellent exist expect expose ' +
    'extend extension extra face fact fair faith fall family fan farm farmhouse fast feature fee feed feel feet felt fence few field ' +
    'fifth file fill final find fine finish fire fireplace first fish fit five fix flag flagstone flat flexible floor flow flower fly fold ' +
    'follow fond food foot force forest form forty forward found four fraction frame free freehold freeze fresh fridge friend from front ' +
    'froze fruit full fund furnish furniture future galley game garage garden gardener gas gate gated gay general generous georgian get gift girl give glass ' +
    'glaze go gold good grand granite grass gravel great green greenhouse grey ground group grow guest guide gym half hall hallway hand ' +
    'handsome hang happy hard have head hear heart hearth heat heather heavy hedge height held help here heritage herringbone high hill history ' +
    'hob hold holiday home hope horse hot hotel hour house how huge ideal in income inside insulate interior into investment iron island item ' +
    'jacuzzi join keen keep kennel kept key kid kind kitchen kitchenette knew know lake lamp land landing landlord lane large last late later laundry ' +
    'lawn lead-free lean leap learn lease leasehold least leave left lend length less let letter level library life lift light lime line linen link ' +
    'list listing little live location lock loft log login long look lord lose lost lot lounge love lovely low lower lucky luxury machine made mail ' +
    'main maintain maisonette make man mansion manor many map marble mark market master match matter may mean meadow measure meet mess metal metre mile million ' +
    'mind mine minute mirror miss mix mobile modern money month moor more morning mortgage mortgages most mould move mower much music must narrow nature ' +
    'near nearby neat need neighbour never new next nice nick night nine noise none north note notice number nursery oak occupy of off offer ' +
    'office often oil old once one only onto open option orangery orchard original other our out outbuilding outdoor outdoors outside over oven own owner paddock ' +
    'page paint pair pale panel pantry paper parade park parking part pass past path patio paving pay pen penthouse people period permit ' +
    'person pet phone photo picture piece pine pipe place plan planning plant plate play plaster please plot point pole pond pony pool poor porch possible post ' +
    'postcode potential power press pretty price primary private probate project proper property pub purpose put quarter quick quiet quite rail rain ' +
    'rainfall ramp range rare rate reach ready real rear reception red reduce refurb renovate rent repair report require rest retire retirement ride right ring ' +
    'rise river road robe rock roof room rose rough round route row rug run running rural rustic safe sage sale salt same sand sandstone sash saturday sauna save ' +
    'scheme school scot scullery sea seat second secure see seen self sell seller send sent separate septic serve service set settle seven shape share shed ' +
    'shelf shell shop shore short show shower shut side sight sign signal sill since single sink sit six size skirting sky skylight skype slate ' +
    'sleep slope small smart snap snow soap social sofa soft soil solar sold solid some something son soon sound south space spacious spare special spend ' +
    'spiral sport spot spread spring square stable staff stage stair staircase stairs stairway stamp stand standard star start state station stay steel steep step still ' +
    'stock stone stood stop storage store storey storm story stove straight stream street strip strong studio study stunning style suburb such suit suite ' +
    'summer summerhouse sun sunday sunny sunroom superb supply support survey swim switch system table take tall tank tap tax team tell ten tenant tenure term ' +
    'terrace test than thatch thatched that the their them then there these thing think third this those three through tick ticket tile timber time tiny title ' +
    'to toilet tone took tool top total touch tour tower town townhouse track trade traditional traffic train transport tree trim true try tub turn twin two type ' +
    'under understand unfurnish unique unit until up upon upper upstairs use utility vacant valley value van vault veranda very victorian victoriana view villa village ' +
    'vineyard virtual visit wait walk wall want ward warehouse warm wash waste watch water way wear weather web week weekend weekends welcome well went were west wet ' +
    'wharf what wheel wheelchair when where which white whole wide width wife will win wind window windows winter wire wish with within without wizard wood wooden woodland ' +
    'wool word work workshop worktop world worth worthy would wrap write yard year yellow you young your zone'
  ).split(' '),
);
/** Ordinary words that are more often a town with a letter too many. */
const mistyped = new Set(['leads', 'working']);
const endings: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/(?:ed|ing|er|est|ly)$/, ''],
  [/(?:ed|ing|er|est)$/, 'e'],
  [/(.)\1(?:ed|ing|er|est)$/, '$1'],
  [/(?:ings|ers)$/, ''],
];

/** Whether a word in small letters is one of descriptions, as it is or with an ending: "gardens", "walled". */
export function isOrdinaryWord(word: string): boolean {
  if (mistyped.has(word)) return false;
  return (
    ordinary.has(word) ||
    endings.some(([ending, letters]) => ending.test(word) && ordinary.has(word.replace(ending, letters)))
  );
}
