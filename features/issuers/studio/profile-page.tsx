import type { ReactNode } from 'react'
import type { Output } from '#base/endpoint.ts'
import { ZoneSelect } from '#features/places/studio/zone-select.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getIssuer } from '../contract.ts'
import { profileScreen } from '../profile-texts.ts'
import { profileProblems } from '../texts.ts'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileDialogs } from './profile-dialogs.tsx'
import styles from './profile-page.module.css'
import { StepColor } from './step-color.tsx'
import { StepLinks } from './step-links.tsx'
import { StepPicture } from './step-picture.tsx'
import { profileOf, useProfile } from './use-profile.ts'
import { WizardPreview } from './wizard-preview.tsx'

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
      {foot && <div className={styles.foot}>{foot}</div>}
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
      <div className={styles.page}>
        <form
          className={styles.form}
          ref={profile.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            profile.ask()
          }}
        >
          {profile.isRestored && (
            <Box below="xxl">
              <RestoredNote hasLost={profile.hasLost} onClear={profile.clear} />
            </Box>
          )}
          <section aria-label={profileScreenTexts.picture()}>
            <h2>{profileScreenTexts.picture()}</h2>
            <StepPicture wizard={profile} />
          </section>
          <section aria-label={profileScreenTexts.who()}>
            <h2>{profileScreenTexts.who()}</h2>
            <ProfileDetails profile={profile} />
            <ZoneSelect
              label={profileScreenTexts.timeZone()}
              hint={profileScreenTexts.timeZoneHint()}
              error={profile.error('timeZone')}
              value={profile.fields.timeZone ?? 'UTC'}
              onChange={(timeZone) => profile.change({ timeZone })}
            />
          </section>
          <section aria-label={profileScreenTexts.color()}>
            <h2>{profileScreenTexts.color()}</h2>
            <StepColor wizard={profile} />
          </section>
          <section aria-label={profileScreenTexts.links()}>
            <h2>{profileScreenTexts.links()}</h2>
            <p className={styles.hint}>{profileScreenTexts.linksHint()}</p>
            <StepLinks wizard={profile} />
          </section>
          <Row as="p" gap="l" rows="m" wrap tone="ink3">
            <Button kind="primary" type="submit" size="footer" disabled={!profile.isChanged}>
              {profileScreenTexts.save()}
            </Button>
            {!profile.isChanged && <span className="bz-small">{profileScreenTexts.unchanged()}</span>}
          </Row>
        </form>
        <div className={styles.preview}>
          <WizardPreview fields={profile.fields} picture={profile.picture} />
        </div>
      </div>
      <ProfileDialogs profile={profile} />
    </>
  )
}
