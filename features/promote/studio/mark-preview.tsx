import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import type { Output } from '#base/endpoint.ts'
import { CARD_SHAPES, DEFAULT_THEMES } from '#card/card-spec.ts'
import { examplePicture } from '#card/example-pictures.ts'
import { FlatCard } from '#card/flat-card.tsx'
import type { getIssuer } from '#features/issuers/contract.ts'
import { CommunityPicture } from '#features/issuers/studio/community-picture.tsx'
import { wizardScreen } from '#features/issuers/texts.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { markDetails } from '../public-texts.ts'
import type { OrganisationKind } from '../rules.ts'
import { promotePage } from '../texts.ts'
import styles from './mark-preview.module.css'

type Props = { info: Output<typeof getIssuer>; kind: OrganisationKind | undefined }

/** The community with the mark, as people will see it. */
export function MarkPreview({ info, kind }: Props) {
  const page = useTexts(promotePage)
  const wizard = useTexts(wizardScreen)
  const verified = useTexts(markDetails)
  const { language } = useLanguage()
  const { name, profileImage, bannerColor } = info
  const seal = (size: number) => <SealCheckIcon size={size} weight="fill" className={styles.seal} aria-hidden />
  return (
    <aside aria-label={page.preview()}>
      <div className={styles.card}>
        <div className={styles.banner} style={{ backgroundColor: bannerColor }}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path d="M0 100 50 35 100 100Z" />
          </svg>
        </div>
        <div className={styles.body}>
          <div className={styles.picture}>
            <CommunityPicture picture={profileImage} size={80} />
          </div>
          <p className={styles.name}>
            {name} {seal(24)}
          </p>
          <Text above="xxs" tone="ink2">
            {verified[kind ?? 'community']()}
          </Text>
          <Row padBlock="m" padInline="l" round="l" ground="sunken" above="xl" gap="m" className={styles.badge}>
            <FlatCard
              width={52}
              spec={{
                ...DEFAULT_THEMES.basic,
                category: 'basic',
                language,
                title: wizard.previewTitle(),
                subtitle: wizard.previewValidity(),
                issuerName: name,
                issuerImage: profileImage,
                image: examplePicture('mountains'),
                effect: 'glare',
                isLogoBack: true,
                shape: CARD_SHAPES[0],
              }}
            />
            <p>
              <b>
                {name} {seal(16)}
              </b>
              <span>{page.previewBadge()}</span>
            </p>
          </Row>
        </div>
      </div>
      <p className={styles.caption}>{page.preview()}</p>
    </aside>
  )
}
