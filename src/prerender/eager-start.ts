import { startSite } from "@/main";

// For the benchmark alone: what the site would cost with everything at once.
void startSite();
