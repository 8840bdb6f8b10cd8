import { isBlank } from '@compute-mall/core/codec'
import { givenDuties } from '@compute-mall/core/identity'
import type { ShopStaff } from '@compute-mall/core/shop'
import { DataTable } from '@compute-mall/ui/desk/table'
import { Inline, Stack } from '@compute-mall/ui/layout'
import { Button, Card, Checkbox, Dialog, Tag, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopPageProps } from './ShopPage.props.ts'

interface StaffCardProps {
  readonly staff: readonly ShopStaff[]
  readonly view: Pick<ShopPageProps['view'], 'mayChange' | 'isChangingStaff'>
  readonly commands: Pick<ShopPageProps['commands'], 'addStaff' | 'changeStaff' | 'removeStaff'>
}

type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly member: ShopStaff }
  | { readonly kind: 'remove'; readonly member: ShopStaff }

/** Who works for the shop and what they may do; the owner changes both (W11). */
export const StaffCard = ({ staff, view: { mayChange, isChangingStaff }, commands }: StaffCardProps) => {
  const { t } = useTranslation(['seller', 'shop'])
  const [asked, setAsked] = useState<Asked | null>(null)
  const reasonFor = ({ duties }: ShopStaff) => {
    if (!mayChange) return t('seller:shop.ownerOnly')
    return duties.includes('owner') ? t('seller:shop.ownerStays') : undefined
  }
  const close = () => setAsked(null)
  return (
    <Card
      title={t('seller:shop.staff')}
      actions={
        <Button
          busy={isChangingStaff}
          disabledReason={mayChange ? undefined : t('seller:shop.ownerOnly')}
          onClick={() => setAsked({ kind: 'add' })}
        >
          {t('seller:shop.add')}
        </Button>
      }
    >
      <DataTable<ShopStaff>
        caption={t('seller:shop.staff')}
        rows={staff}
        rowKey={({ userId }) => userId}
        rowName={({ userName }) => userName}
        columns={[
          {
            key: 'name',
            header: t('seller:shop.member'),
            card: 'title',
            render: ({ userName }) => userName,
          },
          {
            key: 'duties',
            header: t('seller:shop.duties'),
            render: ({ duties }) =>
              duties.length === 0 ? (
                t('seller:shop.noDuties')
              ) : (
                <Inline gap={1}>
                  {duties.map((duty) => (
                    <Tag key={duty} tone={duty === 'owner' ? 'brand' : 'info'}>
                      {t(`shop:duty.${duty}`)}
                    </Tag>
                  ))}
                </Inline>
              ),
          },
        ]}
        actions={(member) => [
          {
            key: 'change',
            label: t('seller:shop.change'),
            disabledReason: reasonFor(member),
            onPress: () => setAsked({ kind: 'change', member }),
          },
          {
            key: 'remove',
            label: t('seller:shop.remove'),
            danger: true,
            disabledReason: reasonFor(member),
            onPress: () => setAsked({ kind: 'remove', member }),
          },
        ]}
      />
      {asked?.kind === 'remove' && (
        <RemoveDialog
          member={asked.member}
          onClose={close}
          onRemove={() => {
            commands.removeStaff(asked.member)
            close()
          }}
        />
      )}
      {(asked?.kind === 'add' || asked?.kind === 'change') && (
        <DutyDialog
          member={asked.kind === 'change' ? asked.member : null}
          onClose={close}
          onDone={(userName, duties) => {
            if (asked.kind === 'change') commands.changeStaff(asked.member, duties)
            else commands.addStaff(userName, duties)
            close()
          }}
        />
      )}
    </Card>
  )
}

interface RemoveDialogProps {
  readonly member: ShopStaff
  readonly onClose: () => void
  readonly onRemove: () => void
}

const RemoveDialog = ({ member: { userName }, onClose, onRemove }: RemoveDialogProps) => {
  const { t } = useTranslation('seller')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shop.remove')}
      footer={
        <>
          <Button onClick={onClose}>{t('shop.cancel')}</Button>
          <Button variant="danger" onClick={onRemove}>
            {t('shop.remove')}
          </Button>
        </>
      }
    >
      <p>{t('shop.removeText', { name: userName })}</p>
    </Dialog>
  )
}

interface DutyDialogProps {
  /** Null for somebody new. */
  readonly member: ShopStaff | null
  readonly onClose: () => void
  readonly onDone: (userName: string, duties: ShopStaff['duties']) => void
}

const DutyDialog = ({ member, onClose, onDone }: DutyDialogProps) => {
  const { t } = useTranslation(['seller', 'shop'])
  const [userName, setUserName] = useState(member?.userName ?? '')
  const [duties, setDuties] = useState<ShopStaff['duties']>(member?.duties ?? [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={member === null ? t('seller:shop.add') : `${t('seller:shop.change')} · ${member.userName}`}
      footer={
        <>
          <Button onClick={onClose}>{t('seller:shop.cancel')}</Button>
          <Button variant="primary" onClick={() => !isBlank(userName) && onDone(userName.trim(), duties)}>
            {t('seller:shop.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {member === null && (
          <TextField
            label={t('seller:shop.userName')}
            hint={t('seller:shop.userNameHint')}
            required
            maxLength={64}
            value={userName}
            onChange={setUserName}
          />
        )}
        <fieldset>
          <legend>{t('seller:shop.duties')}</legend>
          {givenDuties.map((duty) => (
            <Checkbox
              key={duty}
              label={t(`shop:duty.${duty}`)}
              checked={duties.includes(duty)}
              onChange={(checked) =>
                setDuties(givenDuties.filter((each) => (each === duty ? checked : duties.includes(each))))
              }
            />
          ))}
        </fieldset>
      </Stack>
    </Dialog>
  )
}
