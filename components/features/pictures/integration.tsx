import { integrationCall } from "@/lib/pages/feature-pictures";
import { featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

/** One call, one response, and the places that a webhook forwards it to. */
export async function IntegrationPicture() {
  const { request, header, response } = integrationCall;
  const { receivers } = (await localize(featuresWords)).pictures.integration;
  const [method, path] = request.split(" ");
  return (
    <div className="font-mono text-[0.8125rem] leading-6">
      <div className="rounded-lg border border-line bg-sunken px-4 py-3 wrap-anywhere">
        <p>
          <span className="text-accent">{method}</span> {path}
        </p>
        <p className="text-ink-faint">{header}</p>
      </div>
      <div className="ml-6 border-l border-line-strong/50 py-3 pl-5 text-ink-soft">
        {response.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ul className="grid grid-cols-3 gap-2 font-sans text-[0.8125rem] leading-5">
        {Object.values(receivers).map((receiver) => (
          <li
            key={receiver}
            className="flex items-center justify-center rounded-lg border border-line bg-sunken px-2 py-2.5 text-center"
          >
            {receiver}
          </li>
        ))}
      </ul>
    </div>
  );
}
