import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField } from "@/components/ui/field";
import { deskWords } from "@/lib/desk/words";

const words = deskWords.assignee;

interface Person {
  id: string;
  name: string;
}

type AssignmentProps = {
  action: string;
  version: number;
  assignee: Person | null;
  /** The viewer; null for the operator token. */
  me: Person | null;
  /** Everybody who can be assigned; null if the viewer may only read. */
  people: readonly Person[] | null;
  error?: string;
};

/** Shows the assignee, with buttons to take, reassign and release the work. */
export function Assignment({ action, version, assignee, me, people, error }: AssignmentProps) {
  const isAssignedToMe = assignee !== null && assignee.id === me?.id;
  const otherPeople = people?.filter(({ id }) => id !== assignee?.id && id !== me?.id) ?? [];
  const canTake = me !== null && people?.some(({ id }) => id === me.id) && !isAssignedToMe;
  const fields = (
    <>
      <IdempotencyKeyField />
      <input type="hidden" name="step" value="assign" />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <Card as="section" className="p-5">
      <h2 className="text-heading">{words.title}</h2>
      <p className="mt-1 leading-6 font-medium">
        {isAssignedToMe ? words.mine : <bdi>{assignee?.name ?? words.nobody}</bdi>}
      </p>
      {people && (canTake || assignee || otherPeople.length > 0) && (
        <div className="mt-4 grid gap-4">
          {(canTake || assignee) && (
            <form method="post" action={action} className="flex flex-wrap gap-3">
              {fields}
              {canTake && (
                <Button type="submit" name="to" value="me">
                  {words.take}
                </Button>
              )}
              {assignee && (
                <Button type="submit" name="to" value="nobody" variant="secondary">
                  {words.release}
                </Button>
              )}
            </form>
          )}
          {otherPeople.length > 0 && (
            <form method="post" action={action} className="grid gap-3">
              {fields}
              <SelectField
                name="to"
                id="assign-to"
                label={words.label}
                options={[
                  { value: "", label: words.choose },
                  ...otherPeople.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                required
                error={error}
              />
              <Button type="submit" variant="secondary" className="justify-self-start">
                {words.give}
              </Button>
            </form>
          )}
        </div>
      )}
    </Card>
  );
}
