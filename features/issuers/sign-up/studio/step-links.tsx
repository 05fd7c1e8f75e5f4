import { DiscordLogoIcon } from '@phosphor-icons/react/dist/csr/DiscordLogo'
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/csr/InstagramLogo'
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/csr/LinkedinLogo'
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo'
import { XLogoIcon } from '@phosphor-icons/react/dist/csr/XLogo'
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/csr/YoutubeLogo'
import { TextField } from '#ui/fields/text-field.tsx'
import { WebField } from '#ui/fields/web-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SERVICE_NAMES } from '../../rules.ts'
import { wizardScreen } from '../../texts.ts'
import type { Wizard } from './use-wizard.ts'

const SERVICES = {
  discord: { label: 'Discord', Icon: DiscordLogoIcon },
  telegram: { label: 'Telegram', Icon: TelegramLogoIcon },
  twitter: { label: 'X (Twitter)', Icon: XLogoIcon },
  instagram: { label: 'Instagram', Icon: InstagramLogoIcon },
  facebook: { label: 'Facebook', Icon: FacebookLogoIcon },
  linkedin: { label: 'LinkedIn', Icon: LinkedinLogoIcon },
  youtube: { label: 'YouTube', Icon: YoutubeLogoIcon },
}

/** Step 5: website and social pages, all optional; a handle is enough for these. */
export function StepLinks({ wizard }: { wizard: Pick<Wizard, 'fields' | 'change' | 'error'> }) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { fields, change, error } = wizard
  return (
    <>
      <WebField
        label={wizardScreenTexts.website()}
        leftSection={<GlobeIcon size={18} />}
        placeholder={wizardScreenTexts.websiteExample()}
        value={fields.website}
        onChange={(website) => change({ website })}
        error={error('website')}
      />
      <Grid columns={2} gap="l">
        {SERVICE_NAMES.map((service) => {
          const { label, Icon } = SERVICES[service]
          return (
            <TextField
              key={service}
              label={label}
              leftSection={<Icon size={18} />}
              spellCheck={false}
              autoCapitalize="none"
              value={fields[service]}
              onChange={(text) => change({ [service]: text })}
              error={error(service)}
            />
          )
        })}
      </Grid>
    </>
  )
}
