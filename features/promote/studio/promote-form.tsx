import { Checkbox } from '@mantine/core'
import { useEffect, useId } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { getIssuer } from '#features/issuers/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { WebField } from '#ui/fields/web-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getPromotion } from '../contract.ts'
import { EmailProof } from '../evidence/studio/email-proof.tsx'
import { kindTexts } from '../kind-texts.ts'
import { NAME_MAX, ORGANISATION_KINDS, type OrganisationKind, REASON_MAX } from '../rules.ts'
import { promotePage } from '../texts.ts'
import { usePromoteForm } from './use-promote-form.ts'

type Props = {
  info: Output<typeof getIssuer>
  promotion: Output<typeof getPromotion>
  /** What the community says it is so far, for the preview beside the form. */
  onKind: (kind: OrganisationKind | undefined) => void
}

/** The form of the request; its button stays disabled and names what is missing. */
export function PromoteForm({ info, promotion, onKind }: Props) {
  const page = useTexts(promotePage)
  const kinds = useTexts(kindTexts)
  const form = usePromoteForm(info, promotion)
  const { values, change, error, missing } = form
  const missingId = useId()
  useEffect(() => onKind(values.kind || undefined), [onKind, values.kind])
  return (
    <Stack
      as="form"
      ref={form.element}
      gap="l"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      {form.isRestored && <RestoredNote onClear={form.clear} />}
      <div>
        <h2>{page.representative()}</h2>
        <Text above="xxs" tone="ink2">
          {page.representativeText()}
        </Text>
      </div>
      <Grid columns={2} gap="l">
        <TextField
          label={page.firstName()}
          value={values.firstName}
          onChange={(firstName) => change({ firstName })}
          maxCount={NAME_MAX}
          autoComplete="given-name"
          error={error('firstName')}
        />
        <TextField
          label={page.lastName()}
          value={values.lastName}
          onChange={(lastName) => change({ lastName })}
          maxCount={NAME_MAX}
          autoComplete="family-name"
          error={error('lastName')}
        />
      </Grid>
      <FieldFrame label={page.kind()} error={error('kind')}>
        {(control) => (
          <SelectBox
            {...control}
            value={values.kind}
            onChange={(event) => change({ kind: event.currentTarget.value as OrganisationKind | '' })}
          >
            <option value="" disabled>
              {page.kindNone()}
            </option>
            {ORGANISATION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]()}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
      <EmailProof
        email={values.email}
        onEmail={(email) => change({ email })}
        emails={promotion.emails}
        error={error('email')}
      />
      <WebField
        label={page.profile()}
        hint={page.profileHint()}
        value={values.profile}
        onChange={(profile) => change({ profile })}
        placeholder={page.profileExample()}
        error={error('profile')}
      />
      <TextArea
        label={page.reason()}
        value={values.reason}
        onChange={(reason) => change({ reason })}
        maxCount={REASON_MAX}
        rows={3}
        error={error('reason')}
      />
      <Stack as="fieldset" above="s" gap="m">
        <Text as="legend" below="m" type="section" className="bz-display">
          {page.commitments()}
        </Text>
        {[page.commitment1({ community: info.name }), page.commitment2(), page.commitment3()].map((text, at) => (
          <Checkbox
            key={text}
            label={text}
            checked={values.commitments[at] ?? false}
            onChange={(event) => form.commit(at, event.currentTarget.checked)}
          />
        ))}
      </Stack>
      <Row as="p" above="s" gap="l" rows="s" wrap>
        <Button
          kind="primary"
          type="submit"
          size="large"
          fullWidth="phones"
          disabled={missing !== ''}
          aria-describedby={missing === '' ? undefined : missingId}
          working={form.working}
          workingLabel={page.asking()}
        >
          {page.ask()}
        </Button>
        {missing !== '' && (
          <Text as="span" id={missingId} type="small" tone="ink2">
            {missing}
          </Text>
        )}
      </Row>
    </Stack>
  )
}
