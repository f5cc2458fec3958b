function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}

/** Words that carry no subject. */
export const stopWords = wordsIn(`
  a about after again all also am an and any anyone are as at be because been before being best better but by
  can cant could d de did didnt do does doesnt doing don done dont each else even ever every few for from get
  gets getting give given go going good gonna got great had has hasnt have havent having hello help helps her here hi
  how i if im in into is isnt it its ive just kind know known let like lets ll look looks make makes making many may
  maybe me might mine more most much must my myself need needs no not now of off often ok okay on one only or other
  others our out over own please put really re right s same say said saying see seen shall she should show
  since so some someone something soon still such sure take taken taking tell tested test testing than thank thanks
  that thats the their them then there these they thing things think this those thought to too totally told try trying
  until up us use used uses using ve very want wants wanted was way ways we well were what whats when where whether
  which while who whose why will with without wont would you your yours youre u ur pls plz
  abeg abi am be dey don e fit go im make na no o oo sef sha una wan wetin we how far come comot person somebody
  weve youve theyve whos hows wheres couldnt shouldnt wouldnt arent werent wasnt
  id ill hes shes theyre next last first new old time times year years month months hour hours minute minutes
  scared afraid worried nervous anxious please tip tips advice question questions problem problems issue issues
  matter ready tonight later early yet already always never lately recently usually sometimes
  nurse lab result results report
  blood body day days today tomorrow week weeks happen happens
  happening start started long bad possible mean means meant meaning really actually exactly simple
  explain describe understand able feel feels feeling seem give two three 2 3 part place around between
  lot lots little bit big small any anything everything nothing both another keep keeps kept ask
  find found able become becomes became yes dear sir ma hmm wow true correct enough
`);

/** Words of any talk; in a question they add nothing to its subject. */
export const plainWords = wordsIn(`
  accept achieve advise agree aim appear argue arrange arrive ask assume attempt attend avoid becoming begin
  behave belong blame block break bring carry catch chance choose choosing claim clearly collect come coming
  compare complain complains complaining concern concerned confuse confused consider contain continue cover create
  cried damage dealing decrease definitely deny depend deserve develop developed disappoint discuss discussing
  doubt dropping encourage enjoy entire especially eventually examine exist expand explore express facing fail
  failed fell felt fight figure finally finish fit follow following forced forget forgot former fortunate
  frustrated fully gently glad grew guess guide happy hate hated heard helped helpful hidden hide hiding hurtful
  ignore ignored imagine improve improving indeed inform insist intend judge jump kindly lack lately laugh laughed
  lay lead leading leaving left lie lied likely limit longer looked loud mad madly mentioned mind mostly moved
  nearly noticed notice noticing obvious obviously occur odd often opened ordinary ought owe past perhaps planning
  please pleased possibly practice pretend previous produce promise promised prove pull push putting raise rarely
  react received recommended reduce refuse regret rely reply request resolve respond return ruin ruining rush
  scare seek seeking seems seldom separate serve settle share shock shocked shout show shy silent similar slight
  slightly smile somehow somewhere sorry spoke spread started stayed stick stupid succeed suffering suspect swear
  tackle tend terrified tested thankful thinking threw tolerate took toward tried trouble truly trust typing
  typical unable unfortunately unlikely unless unsure urge useful useless valid value visible waiting waking
  wanted warn warning whatever willing wise worked works worried worse worst worth wrote yell
  condition disease disorder syndrome women woman lady ladies people add adding adds allow allowed begin began believe bit bother bothered bothers care case certain check clear close
  comes complete completely continue correct deal decide depend despite different difference difficult early easy
  end ends even ever exact except expect experience explain fact few follow full further gain gaining general
  grow grows growing hand handle hard hear heard hold hope idea important include including instead interested involve
  join keep kind later least leave less likely list listen lose losing main major matter mention move near
  necessary often open opinion order own perfect pick point popular prefer prepare present probably
  proper put quick quickly quite rather reach ready realise recommend regard relate related remain remember remove
  require rest safe save seem send serious set several share side simple since single slow slowly sort speak special
  spend stand stay step still suffer suggest suppose sure talk talks talking term though thought together tonight
  top total touch turn turns understand usual usually various wait watch whole wish wonder wondering worry
  yourself trouble itself white black brown sudden suddenly young younger older recent recently current currently forever truly basically literally
  high higher low lower big bigger large small smaller short strange weird awful terrible nice fine
  register registered certified offer offers provide available include start starts stop stops begin
`);

/** Words of what is asked about a subject; they do not say which subject. */
export const aspectWords = wordsIn(`
  symptom symptoms sign signs cause causes caused cure curable treat treatment diagnose diagnosis prevent
  type types kind kinds risk risks danger dangerous serious severe mild common rare often untreated complication
  medicine medicines medication drug drugs tablet injection surgery operation remedy natural therapy
  cost price pay free money buy book download specialist doctor appointment natural sideeffect side effect effects
  affect manage control get rid reduce stop improve increase high low raised level levels count number numbers
  illness health healthy unhealthy sick safe harmful
  family hereditary genetic inherit runs cope live living life work works
  result mean accurate reliable trust real check checks checkup screening visit see support care
  work happen change changes worse worst reason name term short full
  men man male female lady ladies girl adult adults child children kid kids parent parents school age
  baby husband wife partner boyfriend mum mom mother mummy sister daughter friend hospital doctor doctors dr clinic woman women people normal
  call online write read page website site app link list information info learn allowed allow life affect option options
`);

/** Those of them that, with nothing else, can only be meant of PCOS here. */
export const openingWords = wordsIn(`
  symptom symptoms sign signs cause causes cure curable treat treatment diagnose diagnosis untreated hereditary
  specialist cope complication sideeffect risk risks dangerous serious medicine medicines drug drugs prevent manage
  book booking price cost information effect effects checkup hospital otherthan
`);

/** Words that people with PCOS use, and everyone else as well: alone they are enough, with a stranger they are not. */
export const everydayWords = wordsIn(`
  hair skin face neck chin weight fat thin slim diet food eat meal fruit vegetable bean fish egg sugar starch rice
  drinks tea salt exercise walk sleep tired pain tummy back head heart liver mood stress sad anxiety depression sex
  pain hurt relationship marriage dating husband doctor period-of phone photo picture video data
  test vitamin supplement herb natural cream laser shave wax energy hungry craving blood bleed bleeding
  pill clot smoking
  bath rest music morning night water
  future limit limits companion assistant fall falling growing older younger small large clean dirt ml mg kg unit
`);

/** Words of other conditions; our guides speak of them only together with PCOS. */
export const otherConditions = wordsIn(`
  backpain muscle abs cook cooking boil fry fried porridge fever sickle tumor tumour lump lumps hypertension malaria typhoid covid coronavirus flu cold cough catarrh hiv aids hepatitis cancer leukemia leukaemia tuberculosis tb
  asthma pneumonia ulcer appendicitis stroke migraine headache epilepsy autism dementia alzheimer alzheimers parkinson
  parkinsons arthritis gout lupus psoriasis eczema ringworm athlete measles chickenpox mumps polio cholera dengue ebola
  lassa diarrhea diarrhoea constipation hemorrhoid haemorrhoid pile piles hernia kidney stone dialysis prostate fibroid
  fibroids endometriosis uti urinary infection std sti gonorrhea syphilis chlamydia herpes yeast candida staph tooth
  toothache ear eye vision glaucoma cataract knee ankle bone fracture sprain burn snake bite allergy allergies sinus
  tonsil goitre bipolar schizophrenia adhd anemia crisis transplant vaccine vaccination dog cat wrinkle wrinkles
  scar scars dandruff lice autistic coma pox rabies tetanus jaundice vertigo tinnitus
`);

/** Words of subjects that have nothing to do with our guides, whatever else is named. */
export const otherSubjects = wordsIn(`
  python javascript java code coding function sql html software algorithm homework assignment essay poem
  story joke song lyrics movie film football soccer basketball league match team president election politics
  government senator minister war bitcoin crypto forex stock stocks invest naira dollar petrol fuel bank loan
  passport visa flight ticket hotel car engine tyre fridge laptop iphone android wifi facebook instagram tiktok
  recipe bake cake oven stew jollof egusi plumber sink shirt stain weather rain capital continent planet universe
  moon quantum physics algebra equation translate grammar noun bible quran god horoscope lottery betting
  salary discovered invented formula chemical instructions prompt girlfriend spell puppy tomato garden alarm
`);
