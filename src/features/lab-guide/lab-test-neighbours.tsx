import { Link } from "react-router-dom";

import type { LabTestName, LabTestNeighbours as Neighbours } from "@/content/lab-test-schema";
import { labTestPath } from "@/lib/paths";

function Neighbour({ label, test }: { label: string; test: LabTestName }) {
  return (
    <Link to={labTestPath(test.id)} className="group block min-h-11 py-2 text-ink no-underline">
      <span className="block text-sm text-ink-2">{label}</span>
      <span className="font-semibold text-primary underline group-hover:decoration-2">
        {test.name}
      </span>
    </Link>
  );
}

/** Links to the tests before and after this one in the guide. */
export function LabTestNeighbours({ previous, next }: Neighbours) {
  return (
    <nav
      aria-label="More lab tests"
      className="grid grid-cols-2 gap-x-4 border-y border-line py-2 lg:grid-cols-1"
    >
      <div>{previous && <Neighbour label="Previous test" test={previous} />}</div>
      <div className="text-end lg:text-start">
        {next && <Neighbour label="Next test" test={next} />}
      </div>
    </nav>
  );
}
