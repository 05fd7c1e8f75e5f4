import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getMember, listMembers, type MemberRow } from '#features/members/contract.ts'
import { shortDid, useMemberName } from '#features/members/studio/member-name.ts'
import { listMemberPoints } from '#features/points/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listPersonWallets, markSamePerson } from '../contract.ts'
import { personProblems, personWords } from '../texts.ts'

const CATALOGUES = [personProblems]
const SEARCH_MS = 250
const FOUND_AT_ONCE = 20

type Props = {
  member: MemberRow
  /** The wallets that are marked as one person with it already. */
  marked: { did: string }[]
  onClose: () => void
}

/** Marks another wallet as the same person as a member's. */
export function MarkPersonDialog(props: Props) {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Form {...props} />
    </CatalogueProvider>
  )
}

function Form({ member, marked, onClose }: Props) {
  const say = useTexts(personWords)
  const sentence = useProblemText()
  const name = useMemberName()(member)
  const [other, setOther] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { options, isSearching, setSearch } = useOthers([member, ...marked])
  const { run, working, problem } = useCall(markSamePerson, {
    invalidates: [listPersonWallets, listMemberPoints, listMembers, getMember],
  })
  const mark = async () => {
    setIsAsked(true)
    if (other === '') return
    const { output } = await run({ dids: [member.did, other] })
    if (!output) return
    toastSuccess(say.marked({ count: output.reversed }))
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={say.dialog()}
      submit={say.confirm()}
      working={working}
      workingLabel={say.marking()}
      problem={problem?.key}
      onSubmit={() => void mark()}
    >
      <Text tone="ink2">{say.explanation()}</Text>
      <SearchSelect
        label={say.other({ name })}
        placeholder={say.search()}
        nothingFoundMessage={say.nobody()}
        data={options}
        value={other || null}
        onChange={(did) => setOther(did ?? '')}
        onSearchChange={setSearch}
        filter={({ options: all }) => all}
        isSearching={isSearching}
        openOnFocus={false}
        error={isAsked && other === '' ? sentence('otherMissing') : undefined}
        data-autofocus
      />
    </FormDialog>
  )
}

/** The members that a search finds, without some. */
function useOthers(without: { did: string }[]) {
  const say = useTexts(personWords)
  const nameOf = useMemberName()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS)
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  // The words of the chosen one are in the field, and are no search.
  const wanted = [...labels.values()].includes(asked) ? '' : asked
  const { data, isFetching } = useQueryCall(
    listMembers,
    { search: wanted, order: 'pseudo', status: 'all', pageNumber: 1, pageSize: FOUND_AT_ONCE },
    { quiet: true, placeholderData: (before) => before },
  )
  const options = (data?.members ?? [])
    .filter(({ did }) => !without.some((one) => one.did === did))
    .map((row) => ({ value: row.did, label: say.option({ name: nameOf(row), did: shortDid(row.did) }) }))
  return {
    options,
    isSearching: isFetching,
    setSearch: (typed: string) => {
      setLabels(new Map(options.map(({ value, label }) => [value, label])))
      setSearch(typed)
    },
  }
}
