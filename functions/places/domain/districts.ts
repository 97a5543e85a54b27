import { normalizeText } from './towns.ts';

/** A part of a large town, which is one postcode district or a few. */
export interface District {
  readonly name: string;
  readonly town: string;
  readonly outcodes: readonly string[];
  readonly key: string;
}

/** The parts of a town with their postcode districts, as `Brixton SW2,SW9`. */
const parts: Readonly<Record<string, string>> = {
  London:
    'Whitechapel E1|Stepney E1|Spitalfields E1|Bethnal Green E2|Haggerston E2|Shoreditch E2,EC2A|Bow E3|Chingford E4|Clapton E5|Lower Clapton E5|East Ham E6|Beckton E6|Forest Gate E7|Hackney E8|Dalston E8|London Fields E8|Homerton E9|Hackney Wick E9|Victoria Park E9|Leyton E10|Leytonstone E11|Wanstead E11|Manor Park E12|Plaistow E13|Poplar E14|Canary Wharf E14|Limehouse E14|Isle of Dogs E14|Stratford E15|West Ham E15|Canning Town E16|Royal Docks E16|Silvertown E16|Walthamstow E17|South Woodford E18|Clerkenwell EC1R|Farringdon EC1M|Barbican EC2Y|Old Street EC1V|Islington N1|Hoxton N1|Angel N1|De Beauvoir Town N1|East Finchley N2|Finchley N3|Finsbury Park N4|Stroud Green N4|Harringay N4|Highbury N5|Highgate N6|Holloway N7|Tufnell Park N7,N19|Crouch End N8|Hornsey N8|Edmonton N9,N18|Muswell Hill N10|New Southgate N11|Friern Barnet N11|North Finchley N12|Woodside Park N12|Palmers Green N13|Southgate N14|Seven Sisters N15|South Tottenham N15|Stoke Newington N16|Stamford Hill N16|Tottenham N17|Archway N19|Whetstone N20|Totteridge N20|Winchmore Hill N21|Wood Green N22|Bounds Green N11,N22|Camden Town NW1|Primrose Hill NW1|Cricklewood NW2|Dollis Hill NW2|Willesden Green NW2|Hampstead NW3|Belsize Park NW3|Swiss Cottage NW3|Hendon NW4|Kentish Town NW5|Dartmouth Park NW5|Kilburn NW6|West Hampstead NW6|Queen’s Park NW6|Mill Hill NW7|St John’s Wood NW8|Colindale NW9|Kingsbury NW9|Willesden NW10|Harlesden NW10|Kensal Green NW10|Kensal Rise NW10|Golders Green NW11|Hampstead Garden Suburb NW11|Southwark SE1|Bermondsey SE1,SE16|Borough SE1|Waterloo SE1|South Bank SE1|Abbey Wood SE2|Blackheath SE3|Kidbrooke SE3|Brockley SE4|Camberwell SE5|Catford SE6|Charlton SE7|Deptford SE8|Eltham SE9|Mottingham SE9|Greenwich SE10|Kennington SE11|Lee SE12|Lewisham SE13|Hither Green SE13|New Cross SE14|Peckham SE15|Nunhead SE15|Rotherhithe SE16|Surrey Quays SE16|Walworth SE17|Woolwich SE18|Plumstead SE18|Crystal Palace SE19|Upper Norwood SE19|Penge SE20|Anerley SE20|Dulwich SE21|Dulwich Village SE21|East Dulwich SE22|Forest Hill SE23|Honor Oak SE23|Herne Hill SE24|South Norwood SE25|Sydenham SE26|West Norwood SE27|Thamesmead SE28|Pimlico SW1V|Belgravia SW1X,SW1W|Knightsbridge SW1X|Brixton SW2,SW9|Streatham Hill SW2|Chelsea SW3|Clapham SW4|Earl’s Court SW5|Fulham SW6|Parsons Green SW6|South Kensington SW7|Nine Elms SW8|Vauxhall SW8|Stockwell SW9|West Brompton SW10|Battersea SW11|Clapham Junction SW11|Balham SW12|Barnes SW13|Mortlake SW14|East Sheen SW14|Putney SW15|Roehampton SW15|Streatham SW16|Norbury SW16|Tooting SW17|Wandsworth SW18|Earlsfield SW18|Southfields SW18|Wimbledon SW19|Colliers Wood SW19|Raynes Park SW20|Fitzrovia W1T|Marylebone W1U|Soho W1D|Mayfair W1K|Paddington W2|Bayswater W2|Acton W3|Chiswick W4|Ealing W5|Hammersmith W6|Hanwell W7|Kensington W8|Maida Vale W9|North Kensington W10|Ladbroke Grove W10|Notting Hill W11|Holland Park W11|Shepherd’s Bush W12|White City W12|West Ealing W13|West Kensington W14|Bloomsbury WC1B,WC1E|Holborn WC1V|Covent Garden WC2E|King’s Cross WC1H,WC1X',
  Birmingham:
    'Edgbaston B15|Moseley B13|Kings Heath B14|Harborne B17|Selly Oak B29|Bournville B30|Stirchley B30|Jewellery Quarter B1,B3,B18|Digbeth B5|Erdington B23|Handsworth B21|Handsworth Wood B20|Perry Barr B42|Great Barr B43|Aston B6|Bordesley Green B9|Small Heath B10|Sparkhill B11|Sparkbrook B11|Hall Green B28|Acocks Green B27|Yardley B25,B26|Sheldon B26|Northfield B31|Longbridge B31,B45|Kings Norton B38|Quinton B32|Bartley Green B32|Ladywood B16|Balsall Heath B12|Stechford B33|Kitts Green B33|Shard End B34|Castle Vale B35|Hodge Hill B36|Winson Green B18|Nechells B7|Saltley B8|Lozells B19|Rubery B45',
  Liverpool:
    'Aigburth L17|Sefton Park L17|Allerton L18|Mossley Hill L18|Wavertree L15|Childwall L16|Woolton L25|Gateacre L25|Toxteth L8|Anfield L4|Everton L5,L6|Walton L4,L9|Fazakerley L9,L10|Norris Green L11|West Derby L12|Old Swan L13|Tuebrook L6,L13|Edge Hill L7|Fairfield L7|Garston L19|Grassendale L19|Speke L24|Knotty Ash L14|Baltic Triangle L1',
  Leeds:
    'Headingley LS6|Hyde Park LS6|Meanwood LS6,LS7|Chapel Allerton LS7|Chapeltown LS7|Roundhay LS8|Oakwood LS8|Gipton LS8,LS9|Harehills LS8,LS9|Moortown LS17|Alwoodley LS17|Shadwell LS17|Adel LS16|Cookridge LS16|Weetwood LS16|Kirkstall LS5|Burley LS4|Armley LS12|Wortley LS12|Farnley LS12|Bramley LS13|Rodley LS13|Beeston LS11|Holbeck LS11|Hunslet LS10|Middleton LS10|Cross Gates LS15|Colton LS15|Seacroft LS14|Whinmoor LS14|Farsley LS28|Calverley LS28|Rawdon LS19',
  Sheffield:
    'Ecclesall S11|Hunters Bar S11|Sharrow S7,S11|Nether Edge S7|Crookes S10|Broomhill S10|Fulwood S10|Crosspool S10|Walkley S6|Hillsborough S6|Stannington S6|Dore S17|Totley S17|Millhouses S7|Woodseats S8|Meersbrook S8|Norton S8|Heeley S2,S8|Kelham Island S3|Burngreave S3,S4|Darnall S9|Attercliffe S9|Handsworth S13|Woodhouse S13|Mosborough S20|Gleadless S12|Intake S12|Ecclesfield S35|Firth Park S5|Beighton S20',
  Bristol:
    'Clifton BS8|Hotwells BS8|Redland BS6|Cotham BS6|Montpelier BS6|Westbury Park BS6|Bishopston BS7|Horfield BS7|Lockleaze BS7|Southville BS3|Bedminster BS3|Knowle BS4|Totterdown BS3,BS4|Brislington BS4|Easton BS5|Eastville BS5|Redfield BS5|St George BS5|Fishponds BS16|Stapleton BS16|Westbury-on-Trym BS9|Henleaze BS9|Stoke Bishop BS9|Sneyd Park BS9|Henbury BS10|Southmead BS10|Avonmouth BS11|Shirehampton BS11|Hengrove BS14|Stockwood BS14|Hartcliffe BS13|St Pauls BS2|St Werburghs BS2|Harbourside BS1',
  Manchester:
    'Ancoats M4|Northern Quarter M1,M4|Castlefield M3,M15|Chorlton M21|Chorlton-cum-Hardy M21|Didsbury M20|West Didsbury M20|Withington M20|Fallowfield M14|Rusholme M14|Levenshulme M19|Burnage M19|Hulme M15|Whalley Range M16|Old Trafford M16|Wythenshawe M22,M23|Northenden M22|Baguley M23|Gorton M18|Longsight M12,M13|Ardwick M12|Beswick M11|Openshaw M11|Clayton M11|Cheetham Hill M8|Crumpsall M8|Blackley M9|Harpurhey M9|Moston M40|Newton Heath M40',
  Glasgow:
    'West End G11,G12|Hillhead G12|Hyndland G12|Dowanhill G12|Kelvinside G12|Partick G11|Finnieston G3|Merchant City G1|Dennistoun G31|Shawlands G41,G43|Pollokshields G41|Govanhill G42|Battlefield G42|Langside G42|Cathcart G44|Newlands G43|Govan G51|Ibrox G51|Anniesland G13|Jordanhill G13|Knightswood G13|Maryhill G20|Woodlands G4|Springburn G21|Easterhouse G34|Gorbals G5|Cardonald G52|Pollok G53|Scotstoun G14|Whiteinch G14|Yoker G14|Drumchapel G15|Shettleston G32|Parkhead G31',
  Edinburgh:
    'Leith EH6|Newhaven EH6|Morningside EH10|Bruntsfield EH10|Fairmilehead EH10|Marchmont EH9|The Grange EH9|Newington EH8,EH9|Stockbridge EH3,EH4|New Town EH2,EH3|Old Town EH1|Tollcross EH3|Portobello EH15|Duddingston EH15|Corstorphine EH12|Murrayfield EH12|Gorgie EH11|Dalry EH11|Colinton EH13|Trinity EH5|Cramond EH4|Blackhall EH4|Liberton EH16|Gilmerton EH17|Craiglockhart EH14',
  Cardiff:
    'Roath CF24|Cathays CF24|Splott CF24|Pontcanna CF11|Canton CF5,CF11|Riverside CF11|Grangetown CF11|Cardiff Bay CF10|Llandaff CF5|Ely CF5|Fairwater CF5|Whitchurch CF14|Heath CF14|Llanishen CF14|Rhiwbina CF14|Lisvane CF14|Gabalfa CF14|Penylan CF23|Cyncoed CF23|Pontprennau CF23|Rumney CF3|St Mellons CF3',
  Belfast:
    'Malone BT9|Stranmillis BT9|Ormeau BT7|Titanic Quarter BT3|Stormont BT4|Ballyhackamore BT4|Belmont BT4|Knock BT5|Cregagh BT6|Cavehill BT15|Andersonstown BT11|Dunmurry BT17|Finaghy BT10',
  'Newcastle upon Tyne':
    'Jesmond NE2|Sandyford NE2|Heaton NE6|Walker NE6|Byker NE6|Ouseburn NE1,NE6|Gosforth NE3|Kenton NE3|Kingston Park NE3|Fenham NE4|Benwell NE4,NE15|Quayside NE1|Lemington NE15|Westerhope NE5|High Heaton NE7',
  Nottingham:
    'Lenton NG7|Radford NG7|Hyson Green NG7|The Park NG7|Sherwood NG5|Carrington NG5|Bestwood NG5|Mapperley NG3,NG5|St Ann’s NG3|Sneinton NG2,NG3|The Meadows NG2|Wollaton NG8|Bilborough NG8|Aspley NG8|Bulwell NG6|Basford NG6|Clifton NG11|Wilford NG11|Lace Market NG1',
  Leicester:
    'Clarendon Park LE2|Stoneygate LE2|Knighton LE2|Aylestone LE2|Highfields LE2|Evington LE5|Humberstone LE5|Belgrave LE4|Beaumont Leys LE4|Rushey Mead LE4|West End LE3|Westcotes LE3|Braunstone LE3',
  Brighton:
    'Kemptown BN2|Hanover BN2|Woodingdean BN2|Moulsecoomb BN2|Preston Park BN1|Fiveways BN1|Seven Dials BN1|North Laine BN1|Patcham BN1|Withdean BN1|Hollingdean BN1',
  Coventry:
    'Earlsdon CV5|Chapelfields CV5|Whoberley CV5|Allesley CV5|Cheylesmore CV3|Styvechale CV3|Finham CV3|Binley CV3|Willenhall CV3|Tile Hill CV4|Canley CV4|Coundon CV6|Radford CV6|Foleshill CV6|Holbrooks CV6|Stoke CV2|Wyken CV2|Walsgrave CV2',
  York: 'Clifton YO30|Rawcliffe YO30|Bootham YO30|Acomb YO24,YO26|Holgate YO24,YO26|Dringhouses YO24|Heworth YO31|Tang Hall YO10,YO31|Fishergate YO10|Fulford YO10|Heslington YO10|South Bank YO23|Bishopthorpe YO23|Huntington YO32',
  Bradford:
    'Heaton BD9|Manningham BD8|Great Horton BD7|Lidget Green BD7|Wibsey BD6|Buttershaw BD6|Eccleshill BD2|Undercliffe BD2,BD3|Idle BD10|Thackley BD10|Thornton BD13|Clayton BD14|Allerton BD15|Low Moor BD12|Wyke BD12|West Bowling BD5',
  Oxford:
    'Jericho OX2|Summertown OX2|Botley OX2|Wolvercote OX2|Headington OX3|Marston OX3|Cowley OX4|Iffley OX4|Littlemore OX4|Blackbird Leys OX4',
  Cambridge:
    'Chesterton CB4|Arbury CB4|Kings Hedges CB4|Romsey CB1|Petersfield CB1|Cherry Hinton CB1|Trumpington CB2|Newnham CB3|Eddington CB3',
  Southampton:
    'Portswood SO17|Highfield SO17|St Denys SO17|Shirley SO15|Freemantle SO15|Millbrook SO15,SO16|Bassett SO16|Lordswood SO16|Bitterne SO18,SO19|Woolston SO19|Sholing SO19|Thornhill SO19|Ocean Village SO14|Bevois Valley SO14|Swaythling SO16,SO18',
  Portsmouth:
    'Southsea PO4,PO5|Eastney PO4|Milton PO4|Fratton PO1|Landport PO1|Old Portsmouth PO1|Copnor PO3|Baffins PO3|North End PO2|Hilsea PO2|Stamshaw PO2|Cosham PO6|Drayton PO6|Farlington PO6',
  Plymouth:
    'Mutley PL4|Lipson PL4|Mannamead PL3|Hartley PL3|Efford PL3|Peverell PL2,PL3|Keyham PL2|Milehouse PL2|Stoke PL1|Devonport PL1|The Hoe PL1|Barbican PL1|Plympton PL7|Plymstock PL9|Elburton PL9|Crownhill PL6|Derriford PL6|St Budeaux PL5|Whitleigh PL5',
  Wolverhampton:
    'Tettenhall WV6|Compton WV3,WV6|Penn WV4|Finchfield WV3|Merridale WV3|Bushbury WV10|Fordhouses WV10|Oxley WV10|Blakenhall WV2',
  Derby:
    'Mickleover DE3|Littleover DE23|Normanton DE23|Sunny Hill DE23|Allestree DE22|Darley Abbey DE22|Mackworth DE22|Spondon DE21|Chaddesden DE21|Oakwood DE21|Alvaston DE24|Sinfin DE24|Chellaston DE73',
  Aberdeen:
    'Ferryhill AB11|Torry AB11|Rosemount AB25|Old Aberdeen AB24|Bridge of Don AB22,AB23|Cults AB15|Kingswells AB15|Bieldside AB15|Cove Bay AB12',
  Dundee: 'Broughty Ferry DD5|Lochee DD2|West End DD1,DD2|Downfield DD3|Stobswell DD4',
  Norwich:
    'Golden Triangle NR2|Eaton NR4|Cringleford NR4|Earlham NR4,NR5|Bowthorpe NR5|Thorpe Hamlet NR1|Lakenham NR1|Mile Cross NR3|Hellesdon NR6|Sprowston NR7',
  Reading:
    'Caversham RG4|Emmer Green RG4|Tilehurst RG30,RG31|Southcote RG30|Calcot RG31|Lower Earley RG6|Whitley RG2',
  Swansea:
    'Mumbles SA3|West Cross SA3|Uplands SA2|Sketty SA2|Brynmill SA2|Killay SA2|Morriston SA6|Maritime Quarter SA1|Townhill SA1|Llansamlet SA7',
  Exeter:
    'St Leonard’s EX2|St Thomas EX2,EX4|Alphington EX2|Countess Wear EX2|Heavitree EX1,EX2|Pinhoe EX1|Whipton EX1,EX4|Pennsylvania EX4|Exwick EX4',
  Bath: 'Widcombe BA2|Oldfield Park BA2|Bear Flat BA2|Combe Down BA2|Bathwick BA2|Odd Down BA2|Twerton BA2|Larkhall BA1|Walcot BA1|Lansdown BA1|Weston BA1',
  Bournemouth:
    'Boscombe BH1,BH5|Southbourne BH6|Westbourne BH4|Winton BH9|Moordown BH9|Charminster BH8|Queens Park BH8|Kinson BH10,BH11|Talbot Woods BH3',
  Poole:
    'Sandbanks BH13|Canford Cliffs BH13|Branksome BH12,BH13|Parkstone BH12,BH14|Lilliput BH14|Hamworthy BH15|Oakdale BH15|Canford Heath BH17',
};

/** The parts of large towns; those of one town come together. */
export const districts: readonly District[] = Object.entries(parts).flatMap(([town, list]) =>
  Array.from(list.matchAll(/([^|]+) ([A-Z\d,]+)(?:\||$)/g), ([, name = '', codes = '']) => ({
    name,
    town,
    outcodes: codes.split(','),
    key: normalizeText(name),
  })),
);
