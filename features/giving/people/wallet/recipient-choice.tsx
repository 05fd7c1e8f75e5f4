import { useId } from 'react'
import { EmailField } from '#ui/fields/email-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type GiftDraft, WAYS } from '../../wallet/gift-draft.ts'
import { givePage } from '../../wallet-texts.ts'
import { MemberChoice } from './member-choice.tsx'
import { PersonCode } from './person-code.tsx'

type Props = {
  draft: GiftDraft
  /** The community of the chosen badge, whose members can be chosen. */
  issuerId: string | undefined
  onChange: (part: Partial<GiftDraft>) => void
  error?: string | undefined
}

/** Who gets the badge: by address, by their code, or among the members who are shown. */
export function RecipientChoice({ draft, issuerId, onChange, error }: Props) {
  const pageTexts = useTexts(givePage)
  const id = useId()
  const names = { email: pageTexts.byEmail, code: pageTexts.byCode, member: pageTexts.byMember }
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Text as="h2" type="text" id={id}>
        {pageTexts.recipient()}
      </Text>
      <Row gap="s" align="stretch" wrap>
        {WAYS.map((way) => (
          <FilterChip key={way} selected={draft.way === way} onSelect={() => onChange({ way })}>
            {names[way]()}
          </FilterChip>
        ))}
      </Row>
      {draft.way === 'email' && (
        <EmailField
          label={pageTexts.email()}
          placeholder={pageTexts.emailExample()}
          hint={pageTexts.emailHint()}
          autoComplete="off"
          value={draft.email}
          onChange={(email) => onChange({ email })}
          error={error}
        />
      )}
      {draft.way === 'code' && <PersonCode code={draft.code} onCode={(code) => onChange({ code })} error={error} />}
      {draft.way === 'member' && (
        <MemberChoice key={issuerId} draft={draft} issuerId={issuerId} onChange={onChange} error={error} />
      )}
    </Stack>
  )
}
