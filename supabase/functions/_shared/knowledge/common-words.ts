function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}

/** Words that carry no subject. */
export const stopWords = wordsIn(`
  a about after again all also am an and any anyone are as at be because been before being best
  better but by can cant could d de did didnt do does doesnt doing don done dont each else even
  ever every few for from get gets getting give given go going good gonna got great had has
  hasnt have havent having hello help helps her here hi how i if im in into is isnt it its ive
  just kind know known let like lets ll look looks make makes making many may maybe me might
  mine more most much must my myself need needs no not now of off often ok okay on one only or
  other others our out over own please put really re right s same say said saying see seen shall
  she should show since so some someone something soon still such sure take taken taking tell
  tested test testing than thank thanks that thats the their them then there these they thing
  things think this those thought to too totally told try trying until up us use used uses using
  ve very want wants wanted was way ways we well were what whats when where whether which while
  who whose why will with without wont would you your yours youre u ur pls plz abeg abi dey e
  fit na o oo sef sha una wan wetin far come comot person somebody weve youve theyve whos hows
  wheres couldnt shouldnt wouldnt arent werent wasnt id ill hes shes theyre next last first new
  old time times year years month months hour hours minute minutes scared afraid worried nervous
  anxious tip tips question questions problem problems issue issues matter ready tonight later
  early yet already always never lately recently usually sometimes day days today tomorrow week
  weeks happen happens happening start started long bad possible mean means meant meaning
  actually exactly simple explain describe understand able feel feels feeling seem two three 2 3
  part place around between lot lots little bit big small anything everything nothing both
  another keep keeps kept ask find found become becomes became yes dear sir ma hmm wow true
  correct enough wey dis dat shey kindly wondering wonder curious mind wish hope kinda sorta
  honestly basically regarding concerning regards
`);

/** Words of any talk: a question may hold them though the bank does not. */
export const plainWords = wordsIn(`
  accept achieve advise agree aim appear argue arrange arrive assume attempt attend avoid
  becoming begin behave belong blame block break bring carry catch chance choose choosing claim
  clearly collect coming compare complain complains complaining concern concerned confuse
  confused consider contain continue cover create cried damage dealing decrease definitely deny
  depend deserve develop developed disappoint discuss discussing doubt dropping encourage enjoy
  entire especially eventually examine exist expand explore express facing fail failed fell felt
  fight figure finally finish follow following forced forget forgot former fortunate frustrated
  fully gently glad grew guess guide happy hate hated heard helped helpful hidden hide hiding
  hurtful ignore ignored imagine improve improving indeed inform insist intend judge jump lack
  laugh laughed lay lead leading leaving left lie lied likely limit longer looked loud mad madly
  mentioned mostly moved nearly noticed notice noticing obvious obviously occur odd opened
  ordinary ought owe past perhaps planning pleased possibly practice pretend previous produce
  promise promised prove pull push putting raise rarely react received recommended reduce refuse
  regret rely reply request resolve respond return ruin ruining rush scare seek seeking seems
  seldom separate serve settle share shock shocked shout shy silent similar slight slightly
  smile somehow somewhere sorry spoke spread stayed stick stupid succeed suffering suspect swear
  tackle tend terrified thankful thinking threw tolerate took toward tried trouble truly trust
  typing typical unable unfortunately unlikely unless unsure urge useful useless valid value
  visible waiting waking warn warning whatever willing wise worked works worse worst worth wrote
  yell condition disease disorder syndrome women woman lady ladies people add adding adds allow
  allowed began believe bother bothered bothers care case certain check clear close comes
  complete completely deal decide despite different difference difficult easy end ends exact
  except expect experience fact full further gain gaining general grow grows growing hand handle
  hard hear hold idea important include including instead interested involve join least leave
  less list listen lose losing main major mention move near necessary open opinion order perfect
  pick point popular prefer prepare present probably proper quick quickly quite rather reach
  realise recommend regard relate related remain remember remove require rest safe save send
  serious set several side single slow slowly sort speak special spend stand stay step suffer
  suggest suppose talk talks talking term though together top total touch turn turns usual
  various wait watch whole worry yourself itself white black brown sudden suddenly young younger
  older recent current currently forever literally high higher low lower bigger large smaller
  short strange weird awful terrible nice fine register registered certified offer offers
  provide available starts stop stops symptom symptoms sign signs cause causes caused cure
  curable treat treatment diagnose diagnosis prevent type types kinds risk risks danger
  dangerous severe mild common rare untreated complication medicine medicines medication drug
  drugs tablet injection surgery operation remedy natural therapy cost price pay free money buy
  book download specialist doctor appointment sideeffect effect effects affect manage control
  rid increase raised level levels count number numbers illness health healthy unhealthy sick
  harmful family hereditary genetic inherit runs cope live living life work result accurate
  reliable real checks checkup screening visit support change changes reason name men man male
  female girl adult adults child children kid kids parent parents school age baby husband wife
  partner boyfriend mum mom mother mummy sister daughter friend hospital doctors dr clinic
  normal call online write read page website site app link information info learn option options
`);
