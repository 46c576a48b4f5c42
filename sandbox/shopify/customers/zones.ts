import { foldText } from '../storage/text';

/**
 * Provinces of the main countries that require one, as `code:name`: Shopify's code and the local name. A different
 * English name at Shopify follows after a slash.
 */
const lists: Record<string, string> = {
  US: `AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware
    DC:District_of_Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas
    KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi
    MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York
    NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania PR:Puerto_Rico RI:Rhode_Island
    SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington
    WV:West_Virginia WI:Wisconsin WY:Wyoming`,
  AU: `ACT:Australian_Capital_Territory NSW:New_South_Wales NT:Northern_Territory QLD:Queensland
    SA:South_Australia TAS:Tasmania VIC:Victoria WA:Western_Australia`,
  CA: `AB:Alberta BC:British_Columbia MB:Manitoba NB:New_Brunswick NL:Newfoundland_and_Labrador
    NT:Northwest_Territories NS:Nova_Scotia NU:Nunavut ON:Ontario PE:Prince_Edward_Island QC:Quebec
    SK:Saskatchewan YT:Yukon`,
  AE: `AZ:Abu_Dhabi AJ:Ajman DU:Dubai FU:Fujairah RK:Ras_al_Khaimah SH:Sharjah UQ:Umm_Al_Quwain`,
  ES: `C:A_Coruña VI:Álava AB:Albacete A:Alicante AL:Almería O:Asturias/Asturias_Province AV:Ávila BA:Badajoz
    PM:Balears/Balears_Province B:Barcelona BU:Burgos CC:Cáceres CA:Cádiz S:Cantabria/Cantabria_Province
    CS:Castellón CE:Ceuta CR:Ciudad_Real CO:Córdoba CU:Cuenca GI:Girona GR:Granada GU:Guadalajara
    SS:Guipúzcoa/Gipuzkoa H:Huelva HU:Huesca J:Jaén LO:La_Rioja/La_Rioja_Province GC:Las_Palmas LE:León
    L:Lleida LU:Lugo M:Madrid/Madrid_Province MA:Málaga ML:Melilla MU:Murcia NA:Navarra OR:Ourense
    P:Palencia PO:Pontevedra SA:Salamanca TF:Santa_Cruz_de_Tenerife SG:Segovia SE:Sevilla/Seville SO:Soria
    T:Tarragona TE:Teruel TO:Toledo V:Valencia VA:Valladolid BI:Vizcaya/Biscay ZA:Zamora Z:Zaragoza`,
  IT: `AG:Agrigento AL:Alessandria AN:Ancona AO:Aosta AR:Arezzo AP:Ascoli_Piceno AT:Asti AV:Avellino BA:Bari
    BT:Barletta-Andria-Trani BL:Belluno BN:Benevento BG:Bergamo BI:Biella BO:Bologna BZ:Bolzano/South_Tyrol
    BS:Brescia BR:Brindisi CA:Cagliari CL:Caltanissetta CB:Campobasso CI:Carbonia-Iglesias CE:Caserta
    CT:Catania CZ:Catanzaro CH:Chieti CO:Como CS:Cosenza CR:Cremona KR:Crotone CN:Cuneo EN:Enna FM:Fermo
    FE:Ferrara FI:Firenze/Florence FG:Foggia FC:Forlì-Cesena FR:Frosinone GE:Genova/Genoa GO:Gorizia
    GR:Grosseto IM:Imperia IS:Isernia AQ:L'Aquila SP:La_Spezia LT:Latina LE:Lecce LC:Lecco LI:Livorno
    LO:Lodi LU:Lucca MC:Macerata MN:Mantova/Mantua MS:Massa-Carrara/Massa_and_Carrara MT:Matera
    VS:Medio_Campidano ME:Messina MI:Milano/Milan MO:Modena MB:Monza_e_Brianza/Monza_and_Brianza
    NA:Napoli/Naples NO:Novara NU:Nuoro OG:Ogliastra OT:Olbia-Tempio OR:Oristano PD:Padova/Padua PA:Palermo
    PR:Parma PV:Pavia PG:Perugia PU:Pesaro_e_Urbino/Pesaro_and_Urbino PE:Pescara PC:Piacenza PI:Pisa
    PT:Pistoia PN:Pordenone PZ:Potenza PO:Prato RG:Ragusa RA:Ravenna RC:Reggio_Calabria RE:Reggio_Emilia
    RI:Rieti RN:Rimini RM:Roma/Rome RO:Rovigo SA:Salerno SS:Sassari SV:Savona SI:Siena SR:Siracusa/Syracuse
    SO:Sondrio TA:Taranto TE:Teramo TR:Terni TO:Torino/Turin TP:Trapani TN:Trento/Trentino TV:Treviso
    TS:Trieste UD:Udine VA:Varese VE:Venezia/Venice VB:Verbano-Cusio-Ossola VC:Vercelli VR:Verona
    VV:Vibo_Valentia VI:Vicenza VT:Viterbo`,
  JP: `JP-01:Hokkaidō JP-02:Aomori JP-03:Iwate JP-04:Miyagi JP-05:Akita JP-06:Yamagata JP-07:Fukushima
    JP-08:Ibaraki JP-09:Tochigi JP-10:Gunma JP-11:Saitama JP-12:Chiba JP-13:Tōkyō JP-14:Kanagawa
    JP-15:Niigata JP-16:Toyama JP-17:Ishikawa JP-18:Fukui JP-19:Yamanashi JP-20:Nagano JP-21:Gifu
    JP-22:Shizuoka JP-23:Aichi JP-24:Mie JP-25:Shiga JP-26:Kyōto JP-27:Ōsaka JP-28:Hyōgo JP-29:Nara
    JP-30:Wakayama JP-31:Tottori JP-32:Shimane JP-33:Okayama JP-34:Hiroshima JP-35:Yamaguchi JP-36:Tokushima
    JP-37:Kagawa JP-38:Ehime JP-39:Kōchi JP-40:Fukuoka JP-41:Saga JP-42:Nagasaki JP-43:Kumamoto JP-44:Ōita
    JP-45:Miyazaki JP-46:Kagoshima JP-47:Okinawa`,
  MX: `AGS:Aguascalientes BC:Baja_California BCS:Baja_California_Sur CAMP:Campeche CHIS:Chiapas CHIH:Chihuahua
    DF:Ciudad_de_México COAH:Coahuila COL:Colima DGO:Durango GTO:Guanajuato GRO:Guerrero HGO:Hidalgo
    JAL:Jalisco MEX:México/Mexico_State MICH:Michoacán MOR:Morelos NAY:Nayarit NL:Nuevo_León OAX:Oaxaca
    PUE:Puebla QRO:Querétaro Q_ROO:Quintana_Roo SLP:San_Luis_Potosí SIN:Sinaloa SON:Sonora TAB:Tabasco
    TAMPS:Tamaulipas TLAX:Tlaxcala VER:Veracruz YUC:Yucatán ZAC:Zacatecas`,
  PT: `PT-20:Açores/Azores PT-01:Aveiro PT-02:Beja PT-03:Braga PT-04:Bragança PT-05:Castelo_Branco
    PT-06:Coimbra PT-07:Évora PT-08:Faro PT-09:Guarda PT-10:Leiria PT-11:Lisboa/Lisbon PT-30:Madeira
    PT-12:Portalegre PT-13:Porto PT-14:Santarém PT-15:Setúbal PT-16:Viana_do_Castelo PT-17:Vila_Real
    PT-18:Viseu`,
};

type Zone = { code: string; name: string; names: string[] };

const plain = (text: string): string => foldText(text).replaceAll('’', "'");

const zones = new Map(
  Object.entries(lists).map(([country, list]) => [
    country,
    list.split(/\s+/).map((entry): Zone => {
      const [code = '', written = ''] = entry.replaceAll('_', ' ').split(':');
      const names = written.split('/');
      return { code, name: names[0] ?? '', names: [code, ...names].map(plain) };
    }),
  ]),
);

export const hasZones = (country: string): boolean => zones.has(country);

/** Null if a listed country lacks the code. Returns the code if the country isn't listed. */
export const zoneName = (country: string, code: string): string | null => {
  const known = zones.get(country);
  return known ? (known.find((zone) => zone.code === code.toUpperCase())?.name ?? null) : code;
};

/** Null if a listed country lacks the province. Returns `province` if the country isn't listed. */
export const zoneCode = (country: string, province: string): string | null => {
  const known = zones.get(country);
  if (!known) return province;
  return known.find(({ names }) => names.includes(plain(province)))?.code ?? null;
};

/** Null if unknown. */
export const provinceCode = (country: string, province: string): string | null =>
  hasZones(country) ? zoneCode(country, province) : null;
