import { Section } from "../../../components/section.tsx";
import { indianNumber } from "../indian-number.ts";
import { PlanButton } from "../places/plan-button.tsx";
import { boardsText } from "../places/plan-figures.ts";
import { sumPlan } from "../places/plan-sums.ts";
import styles from "./media-kit.module.css";
import type { PlanPage } from "./plan-page.server.ts";
import { printPart } from "./print-part.ts";

/** Everything that can be booked, in tables without rates. It is printed while the plan is empty. */
export function MediaKit({ page }: { page: PlanPage }) {
  const { copy, entries } = page;
  const { kit, sheet } = copy;
  return (
    <Section className={styles.kit} labelledBy="media-kit">
      <header>
        <h2 id="media-kit">{kit.title}</h2>
        <p>{kit.text}</p>
        <PlanButton icon="paper" onClick={() => printPart("kit")}>
          {kit.print}
        </PlanButton>
      </header>
      {(["society", "site"] as const).map((medium) => {
        const people = medium === "society";
        const list = entries.filter((entry) => entry.medium === medium);
        return (
          <div key={medium}>
            <table>
              <caption>{sheet[medium]}</caption>
              <thead>
                <tr>
                  <th scope="col">{kit.name}</th>
                  <th scope="col">{kit.boards}</th>
                  <th scope="col">{kit.seen}</th>
                  {people && <th scope="col">{kit.people}</th>}
                  {people && <th scope="col">{kit.flats}</th>}
                </tr>
              </thead>
              <tbody>
                {list.map((entry) => (
                  <tr key={entry.slug}>
                    <th scope="row">
                      {entry.name} <small>{entry.place}</small>
                    </th>
                    <td>{boardsText(copy, sumPlan([entry])).join(", ")}</td>
                    <td>{entry.seen}</td>
                    {people && <td>{indianNumber(entry.people)}</td>}
                    {people && <td>{indianNumber(entry.flats)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </Section>
  );
}
