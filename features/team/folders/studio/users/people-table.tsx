import type { Output } from '#base/endpoint.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DataTable } from '#ui/lists/data-table.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { listPeople } from '../../contract.ts'
import { accessPage, peoplePage } from '../../page-texts.ts'
import { seenAs } from '../access-view.ts'
import { useSeen } from './use-seen.ts'
import { PendingChip, UserName } from './user-name.tsx'

type Person = Output<typeof listPeople>['people'][number]
type Props = { people: Person[]; openEmail: string | undefined; onOpen: (email: string) => void }

/** Admins and contributors with what they may create, edit and distribute; a contributor's row opens their rights. */
export function PeopleTable({ people, openEmail, onOpen }: Props) {
  const peopleTexts = useTexts(peoplePage)
  const accessTexts = useTexts(accessPage)
  const format = useFormat()
  const count = (person: Person, folders: number) => (person.isAdmin ? peopleTexts.all() : format.number(folders))
  const create = ({ isAdmin, creates }: Person) => {
    if (isAdmin) return peopleTexts.all()
    return creates ? peopleTexts.yes() : peopleTexts.no()
  }
  return (
    <DataTable
      tight
      label={peopleTexts.tab()}
      rows={people}
      rowKey={({ email }) => email}
      onOpen={({ email }) => onOpen(email)}
      opens={({ isAdmin }) => !isAdmin}
      isOpen={({ email, isAdmin }) => !isAdmin && email === openEmail}
      columns={[
        {
          key: 'member',
          label: peopleTexts.member(),
          share: 40,
          cell: (person) => (
            <Member
              person={person}
              sum={peopleTexts.sum({
                create: create(person).toLocaleLowerCase(),
                edits: count(person, person.edits),
                distributes: count(person, person.distributes),
              })}
            />
          ),
        },
        { key: 'create', label: peopleTexts.create(), cell: create, phone: 'hidden' },
        {
          key: 'edit',
          label: peopleTexts.edit(),
          align: 'right',
          cell: (row) => count(row, row.edits),
          phone: 'hidden',
        },
        {
          key: 'distribute',
          label: peopleTexts.distribute(),
          align: 'right',
          cell: (row) => count(row, row.distributes),
          phone: 'hidden',
        },
        {
          key: 'registered',
          label: accessTexts.registered(),
          cell: ({ registrationDate }) => (registrationDate === '' ? <PendingChip /> : format.date(registrationDate)),
          phone: 'hidden',
        },
        {
          key: 'last',
          label: accessTexts.lastConnection(),
          phone: 'end',
          cell: (row) => <LastSeen person={row} />,
        },
      ]}
    />
  )
}

function LastSeen({ person: { lastConnectionDate, registrationDate } }: { person: Person }) {
  const { seen, brief } = useSeen()
  const isUnseen = seenAs(lastConnectionDate, new Date()).as === 'unseen'
  return (
    <Text as="span" nowrap tone={isUnseen ? 'pending' : undefined} weight={isUnseen ? 500 : undefined}>
      {registrationDate === '' || lastConnectionDate === '' ? (
        <Box as="span" only="desks">
          –
        </Box>
      ) : (
        <>
          <Box as="span" only="desks">
            {seen(lastConnectionDate)}
          </Box>
          <Box as="span" only="phones">
            {brief(lastConnectionDate)}
          </Box>
        </>
      )}
    </Text>
  )
}

/** A person; on phones the other columns are the second line (`sum`). */
function Member({ person, sum }: { person: Person; sum: string }) {
  const peopleTexts = useTexts(peoplePage)
  const { email, name, isAdmin, registrationDate } = person
  if (!isAdmin) return <UserName email={email} isPending={registrationDate === ''} below={sum} />
  return (
    <Row as="span" gap="m" weight={600} shrinks>
      <Roundel name={name || email} size={28} isInRow />
      <Box as="span" grow>
        <Text as="span" block brief>
          {name || email}
        </Text>
        <Text as="small" block type="small" tone="ink2" weight={400} brief>
          {name ? `${peopleTexts.admin()}, ${email}` : peopleTexts.admin()}
        </Text>
      </Box>
    </Row>
  )
}
