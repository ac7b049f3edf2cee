import type { Block } from "@/lib/documentation/blocks";
import { documentationLabels as labels } from "@/lib/documentation/sections";
import { guides } from "@/lib/integration-api/guides";
import { integrationRefusals } from "@/lib/integration-api/moderation";
import { integrationOperations } from "@/lib/integration-api/operations";
import { CreditCalculator } from "./credit-calculator";
import { EndpointEntry } from "./endpoint-entry";
import { EndpointTable } from "./endpoint-table";
import { GuideEntry } from "./guide-entry";
import { Table } from "./table";

/** What is drawn from the description of the API instead of being written. */
export function Part({ part }: { part: Extract<Block, { type: "part" }>["part"] }) {
  switch (part) {
    case "endpoints":
      return <EndpointTable />;
    case "errors":
      return (
        <Table
          caption={labels.errorColumns[1]}
          columns={labels.errorColumns}
          rows={integrationRefusals.map(({ status, description, remedy }) => [
            `\`${status}\``,
            description,
            remedy,
          ])}
        />
      );
    case "reference":
      return (
        <div className="mt-12">
          {integrationOperations.map((operation) => (
            <EndpointEntry key={operation.id} operation={operation} />
          ))}
        </div>
      );
    case "guides":
      return (
        <div className="mt-8">
          {guides.map((guide) => (
            <GuideEntry key={guide.id} guide={guide} />
          ))}
        </div>
      );
    case "calculator":
      return <CreditCalculator />;
  }
}
