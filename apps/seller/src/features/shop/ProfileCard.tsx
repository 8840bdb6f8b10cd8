import type { OwnShop } from '@compute-mall/core/shop'
import { AWAY_MESSAGE_LENGTH, isShopDay, MAX_DAYS_OFF } from '@compute-mall/core/shop'
import { disallowedIn, listed, tidiedTelephone } from '@compute-mall/core/text'
import { Grid, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, Checkbox, Chip, DescriptionList, TextArea, TextField } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LogoField } from './LogoField.tsx'
import type { ShopPageProps } from './ShopPage.props.ts'
import { ShopPreview } from './ShopPreview.tsx'

interface ProfileCardProps {
  readonly shop: OwnShop
  readonly view: Pick<ShopPageProps['view'], 'profile' | 'faults' | 'mayChange' | 'logo' | 'now'>
  readonly shopPage: string
  /** Where operations are asked to change what the shop cannot. */
  readonly askPage: string
  readonly commands: Pick<ShopPageProps['commands'], 'change' | 'changeLogo' | 'removeLogo'>
}

const DESCRIPTION_LENGTH = 500

/** What customers are told of the shop; read alone by those who are not its owner. */
export const ProfileCard = ({ shop, view, shopPage, askPage, commands }: ProfileCardProps) => {
  const { profile, faults, mayChange } = view
  const { change } = commands
  const { t } = useTranslation('seller')
  const say = useSay()
  const { inLanguage } = useLanguage()
  const [isPreviewing, setPreviewing] = useState(false)
  const errorOf = (field: keyof typeof faults) => {
    const fault = faults[field]
    if (fault === undefined) return undefined
    return say({ key: `shop:fault.${fault}`, values: { characters: listed(disallowedIn(profile[field])) } })
  }
  return (
    <>
      <Card
        title={t('shop.profile')}
        actions={
          <Inline>
            <Button size="small" onClick={() => setPreviewing(true)}>
              {t('preview')}
            </Button>
            <Link to={shopPage}>{t('shop.see')}</Link>
          </Inline>
        }
      >
        <Stack>
          <Stack gap={1}>
            <DescriptionList items={[{ name: t('shop.name'), value: inLanguage(shop.shopName) }]} />
            <Text size="caption" tone="soft">
              {t('shop.nameHint')} <Link to={askPage}>{t('shop.nameAsk')}</Link>
            </Text>
          </Stack>
          <LogoField shop={shop} view={view} commands={commands} />
          <TextArea
            label={t('shop.about')}
            required
            readOnly={!mayChange}
            maxLength={DESCRIPTION_LENGTH}
            value={profile.descriptionZh}
            error={errorOf('descriptionZh')}
            onChange={(descriptionZh) => change({ descriptionZh })}
          />
          <TextArea
            label={t('shop.aboutEn')}
            hint={t('shop.aboutEnHint')}
            optional
            readOnly={!mayChange}
            maxLength={DESCRIPTION_LENGTH}
            value={profile.descriptionEn}
            error={errorOf('descriptionEn')}
            onChange={(descriptionEn) => change({ descriptionEn })}
          />
          <Grid columns={2}>
            <TextField
              label={t('shop.phone')}
              required
              type="tel"
              readOnly={!mayChange}
              clean={tidiedTelephone}
              value={profile.servicePhone}
              error={errorOf('servicePhone')}
              onChange={(servicePhone) => change({ servicePhone })}
            />
            <TextField
              label={t('shop.email')}
              required
              type="email"
              readOnly={!mayChange}
              value={profile.serviceEmail}
              error={errorOf('serviceEmail')}
              onChange={(serviceEmail) => change({ serviceEmail })}
            />
          </Grid>
        </Stack>
      </Card>
      <Card title={t('shop.hours')}>
        <Stack>
          <TextField
            label={t('shop.hoursText')}
            hint={t('shop.hoursHint')}
            required
            readOnly={!mayChange}
            value={profile.serviceTime}
            error={errorOf('serviceTime')}
            onChange={(serviceTime) => change({ serviceTime })}
          />
          <Checkbox
            label={t('shop.workdays')}
            disabled={!mayChange}
            checked={profile.hasWorkday === 'true'}
            onChange={(checked) => change({ hasWorkday: checked ? 'true' : 'false' })}
          />
          <DaysOff days={profile.daysOff} mayChange={mayChange} onChange={(daysOff) => change({ daysOff })} />
          <TextArea
            label={t('shop.away')}
            hint={t('shop.awayHint')}
            optional
            readOnly={!mayChange}
            maxLength={AWAY_MESSAGE_LENGTH}
            value={profile.awayMessage}
            onChange={(awayMessage) => change({ awayMessage })}
          />
        </Stack>
      </Card>
      {isPreviewing && (
        <ShopPreview shop={shop} profile={profile} now={view.now} onClose={() => setPreviewing(false)} />
      )}
    </>
  )
}

interface DaysOffProps {
  readonly days: readonly string[]
  readonly mayChange: boolean
  readonly onChange: (days: readonly string[]) => void
}

const DaysOff = ({ days, mayChange, onChange }: DaysOffProps) => {
  const { t } = useTranslation('seller')
  const [day, setDay] = useState('')
  const add = () => {
    if (!isShopDay(day) || days.length >= MAX_DAYS_OFF) return
    onChange([...new Set([...days, day])].sort())
    setDay('')
  }
  return (
    <Stack gap={2}>
      {mayChange && (
        <TextField
          type="date"
          label={t('shop.daysOff')}
          value={day}
          onChange={setDay}
          trailing={
            <Button variant="ghost" onClick={add}>
              {t('shop.addDayOff')}
            </Button>
          }
        />
      )}
      {days.length === 0 ? (
        <Text tone="soft">{t('shop.noDaysOff')}</Text>
      ) : (
        <Inline>
          {days.map((planned) =>
            mayChange ? (
              <Chip
                key={planned}
                label={planned}
                onRemove={() => onChange(days.filter((other) => other !== planned))}
              />
            ) : (
              <Text key={planned}>{planned}</Text>
            ),
          )}
        </Inline>
      )}
    </Stack>
  )
}
