import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { proofStep } from '#features/holders/wallet-texts.ts'
import { isTimeZone, ownZone } from '#features/places/zone-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getDigest, updateDigest } from '../contract.ts'
import { EVERY, type Every } from '../rules.ts'
import { digestSection } from '../wallet-texts.ts'
import { NextDigest, zoneCity } from './next-digest.tsx'

/** The digest in the holder's own page: how often, and when the next one goes out. */
export function DigestSection() {
  const sectionTexts = useTexts(digestSection)
  const sentence = useProblemText()
  const isOpen = useWalletState() === 'open'
  const listed = useHolder()?.addresses[0]?.email
  const { data } = useKeptCall(getDigest, {}, 'digest')
  const proof = useProof()
  const change = useCall(updateDigest, { invalidates: [getDigest] })
  if (!data) return null
  const { every, timeZone, email, nextAt, isRefused } = data
  const device = ownZone()
  const canChange = isOpen && !change.working
  // The zone of this device is taken when the digest is turned on, and never changes by itself on a journey.
  const choose = (chosen: Every) => {
    if (!canChange || chosen === every) return
    const turn = () => void change.run({ every: chosen, timeZone: every === 'off' ? device : timeZone })
    if (chosen === 'off') turn()
    else proof.before(turn)
  }
  return (
    <Section lined="below" title={sectionTexts.title()}>
      {email || !listed ? (
        <Text below="m" width="text" tone="ink2" breaks>
          {email ? sectionTexts.text({ email }) : sectionTexts.noAddress()}
        </Text>
      ) : (
        <ConfirmListed email={listed} />
      )}
      {(email || every !== 'off') && (
        <Row as="fieldset" below="m" gap="s" align="stretch" wrap disabled={!isOpen}>
          <legend className="bz-hidden">{sectionTexts.every()}</legend>
          {EVERY.map((choice) => (
            <FilterChip key={choice} selected={choice === every} onSelect={() => choose(choice)}>
              {sectionTexts[choice]()}
            </FilterChip>
          ))}
        </Row>
      )}
      <Text below="m" className={nextAt ? undefined : 'bz-hidden'} role="status">
        {nextAt && <NextDigest at={nextAt} timeZone={timeZone} />}
      </Text>
      {nextAt && !isOwnZone(timeZone) && (
        <Button
          disabled={!isOpen}
          working={change.working}
          onClick={() => proof.before(() => void change.run({ every, timeZone: device }))}
        >
          {sectionTexts.takeZone({ zone: zoneCity(device) })}
        </Button>
      )}
      {isRefused && <ProblemNote>{sectionTexts.refused({ email })}</ProblemNote>}
      {proof.dialog}
      {change.problem && <ProblemNote>{sentence(change.problem.key)}</ProblemNote>}
    </Section>
  )
}

/** The address that the wallet lists, but that nobody has confirmed: a button, then the dialog that confirms it. */
function ConfirmListed({ email }: { email: string }) {
  const sectionTexts = useTexts(digestSection)
  const proofTexts = useTexts(proofStep)
  const isOpen = useWalletState() === 'open'
  const invalidate = useInvalidate()
  const proof = useProof()
  return (
    <>
      <Text below="m" width="text" tone="ink2" breaks>
        {sectionTexts.unconfirmed({ email })}
      </Text>
      <Button disabled={!isOpen} onClick={() => proof.ask(() => void invalidate(getDigest))}>
        {proofTexts.title({ email })}
      </Button>
      {proof.dialog}
    </>
  )
}

/** Whether a zone is that of this device, by any of its names (Kolkata was Calcutta). */
function isOwnZone(timeZone: string): boolean {
  if (!isTimeZone(timeZone)) return false
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone === ownZone()
}
