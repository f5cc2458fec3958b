import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { checklist, consultations } from "@/content/program";

import { ChecklistPanel } from "./checklist-panel";
import { column } from "./column";
import { ConsultationsPanel } from "./consultations-panel";

/** The two parts of the program, the checklist first. */
export function ProgramTabs() {
  return (
    <Tabs defaultValue="checklist">
      <div className={column}>
        <TabsList aria-label="Parts of the program">
          <TabsTrigger value="checklist">{checklist.tab}</TabsTrigger>
          <TabsTrigger value="consultations">{consultations.tab}</TabsTrigger>
        </TabsList>
      </div>
      <TabsContent value="checklist" isPrerendered className="pt-10">
        <ChecklistPanel />
      </TabsContent>
      <TabsContent value="consultations" isPrerendered className="pt-10">
        <ConsultationsPanel />
      </TabsContent>
    </Tabs>
  );
}
