import type { ReactNode } from 'react'
import type { Output } from '#base/endpoint.ts'
import { ZoneSelect } from '#features/places/studio/zone-select.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { PageColumns } from '#ui/frames/page-columns.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getIssuer } from '../../contract.ts'
import { StepColor } from '../../sign-up/studio/step-color.tsx'
import { StepLinks } from '../../sign-up/studio/step-links.tsx'
import { StepPicture } from '../../sign-up/studio/step-picture.tsx'
import { WizardPreview } from '../../sign-up/studio/wizard-preview.tsx'
import { profileProblems } from '../../texts.ts'
import { profileScreen } from '../texts.ts'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileDialogs } from './profile-dialogs.tsx'
import { profileOf, useProfile } from './use-profile.ts'

const CATALOGUES = [profileProblems]

/** /settings/profile. `foot` is below the form: the section that deletes the community. */
export function ProfilePage({ foot }: { foot?: ReactNode }) {
  const profileScreenTexts = useTexts(profileScreen)
  const query = useQueryCall(getIssuer, {})
  const { data } = query
  if (!data) {
    return (
      <>
        <PageHead title={profileScreenTexts.title()} />
        <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
          {() => null}
        </Loaded>
      </>
    )
  }
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      {/* A profile saved elsewhere resets the form. */}
      <ProfileForm key={JSON.stringify(profileOf(data))} info={data} />
      {foot && (
        <Stack above="xxxl" padBlock="xxl" gap="xxxl" width="middle" lined="above">
          {foot}
        </Stack>
      )}
    </CatalogueProvider>
  )
}

function ProfileForm({ info }: { info: Output<typeof getIssuer> }) {
  const profileScreenTexts = useTexts(profileScreen)
  const { date } = useFormat()
  const profile = useProfile(info)
  return (
    <>
      <PageHead
        title={profileScreenTexts.title()}
        explanation={profileScreenTexts.explanation({ date: date(info.created) })}
      />
      <PageColumns optional side={<WizardPreview fields={profile.fields} picture={profile.picture} />}>
        <Stack
          as="form"
          gap="xxxl"
          ref={profile.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            profile.ask()
          }}
        >
          {profile.isRestored && <RestoredNote hasLost={profile.hasLost} onClear={profile.clear} />}
          <Part title={profileScreenTexts.picture()}>
            <StepPicture wizard={profile} />
          </Part>
          <Part title={profileScreenTexts.who()}>
            <ProfileDetails profile={profile} />
            <ZoneSelect
              label={profileScreenTexts.timeZone()}
              hint={profileScreenTexts.timeZoneHint()}
              error={profile.error('timeZone')}
              value={profile.fields.timeZone ?? 'UTC'}
              onChange={(timeZone) => profile.change({ timeZone })}
            />
          </Part>
          <Part title={profileScreenTexts.color()}>
            <StepColor wizard={profile} />
          </Part>
          <Part title={profileScreenTexts.links()} lead={profileScreenTexts.linksHint()}>
            <StepLinks wizard={profile} />
          </Part>
          <Row as="p" gap="l" rows="m" wrap tone="ink3">
            <Button kind="primary" type="submit" size="large" disabled={!profile.isChanged}>
              {profileScreenTexts.save()}
            </Button>
            {!profile.isChanged && <span className="bz-small">{profileScreenTexts.unchanged()}</span>}
          </Row>
        </Stack>
      </PageColumns>
      <ProfileDialogs profile={profile} />
    </>
  )
}

type PartProps = { title: string; lead?: string; children: ReactNode }

/** Some fields of the profile under their heading. */
function Part({ title, lead, children }: PartProps) {
  return (
    <Stack as="section" gap="l" aria-label={title}>
      <div>
        <h2>{title}</h2>
        {lead && (
          <Text above="xs" tone="ink2">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  )
}
