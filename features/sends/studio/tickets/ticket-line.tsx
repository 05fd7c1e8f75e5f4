import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ChangeEvent, memo, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { DidYouMean } from '#ui/fields/did-you-mean.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { addressFaults } from '#ui/words/address-texts.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ticketWords } from '../../send-texts.ts'
import { isAddressFault, problemsOf, type TicketField, type TicketRow } from './ticket-rows.ts'

type Props = {
  at: number
  row: TicketRow
  fields: TicketField[]
  onWrite: (row: number, field: TicketField, text: string) => void
  onRemove: (row: number) => void
}

/** How many lines of evidence are shown at once. */
const ROWS_MAX = 4

/** One ticket of the table; the problem of a cell is shown below it once the cell loses the focus. */
export const TicketLine = memo(function TicketLine({ at, row, fields, onWrite, onRemove }: Props) {
  const ticketTexts = useTexts(ticketWords)
  const addressFaultsTexts = useTexts(addressFaults)
  const sentence = useProblemText()
  const id = useId()
  const address = useRef<HTMLInputElement>(null)
  const [writing, setWriting] = useState<TicketField>()
  const problems = problemsOf(row, fields)
  const number = String(at + 1)
  return (
    <tr>
      {fields.map((field) => {
        const isAddress = field === 'email' || field === 'evidenceUrl'
        const problem = field === writing && isAddress ? undefined : problems[field]
        const control = {
          autoComplete: 'off',
          spellCheck: false,
          'data-row': at,
          'data-field': field,
          'data-autofocus': (at === 0 && field === 'email') || undefined,
          'aria-label': ticketTexts.cell({ field: ticketTexts[field](), number }),
          'aria-invalid': problem !== undefined || undefined,
          'aria-describedby': problem && `${id}-${field}`,
          placeholder: at === 0 ? ticketTexts[`${field}Example`]() : undefined,
          value: row[field],
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onWrite(at, field, event.currentTarget.value),
          onFocus: () => setWriting(field),
          onBlur: () => setWriting(undefined),
        }
        return (
          <td key={field} data-field={field}>
            <Text as="span" only="phones" below="xs" block type="small" tone="ink2" aria-hidden>
              {ticketTexts[field]()}
            </Text>
            <InputBox invalid={problem !== undefined}>
              {field === 'evidenceText' ? (
                // Its lines do not wrap, so that one line looks and moves as in the inputs beside it.
                <textarea {...control} rows={Math.min(row[field].split('\n').length, ROWS_MAX)} wrap="off" />
              ) : (
                <input
                  {...control}
                  ref={field === 'email' ? address : undefined}
                  type="text"
                  inputMode={field === 'email' ? 'email' : field === 'evidenceUrl' ? 'url' : 'text'}
                  autoCapitalize={isAddress ? 'none' : undefined}
                />
              )}
            </InputBox>
            {problem && (
              <StatusLine
                id={`${id}-${field}`}
                status="notDelivered"
                size={13}
                above="xs"
                type="small"
                tone="error"
                weight={500}
              >
                {isAddressFault(problem) ? addressFaultsTexts[problem]() : sentence(problem)}
              </StatusLine>
            )}
            {field === 'email' && (
              <DidYouMean
                address={row.email}
                isTyped={writing === 'email'}
                onUse={(email) => {
                  onWrite(at, 'email', email)
                  address.current?.focus()
                }}
              />
            )}
          </td>
        )
      })}
      <td>
        <Text as="span" only="phones" type="lead" weight={600}>
          {ticketTexts.one({ number })}
        </Text>
        <IconButton
          size={30}
          label={ticketTexts.remove({ number })}
          icon={<XIcon size={16} />}
          onClick={() => onRemove(at)}
        />
      </td>
    </tr>
  )
})
