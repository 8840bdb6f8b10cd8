import { FavouriteIcon } from '@compute-mall/ui/icons'
import { Button, LinkButton, Notice } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface FavouriteButtonProps {
  readonly view: {
    readonly isFavourite: boolean
    readonly busy: boolean
    readonly failed: boolean
    /** Where a visitor signs in; null for a user. */
    readonly signIn: string | null
  }
  readonly commands: { readonly favour: (isFavourite: boolean) => void }
}

/** Marks the goods, to be found again below the search. */
export const FavouriteButton = ({ view, commands }: FavouriteButtonProps) => {
  const { t } = useTranslation('goods')
  const icon = <FavouriteIcon size={18} />
  return (
    <div>
      {view.signIn === null ? (
        <Button
          variant="ghost"
          icon={icon}
          aria-pressed={view.isFavourite}
          busy={view.busy}
          onClick={() => commands.favour(!view.isFavourite)}
        >
          {t(view.isFavourite ? 'isFavourite' : 'favour')}
        </Button>
      ) : (
        <LinkButton variant="ghost" icon={icon} to={view.signIn}>
          {t('favour')}
        </LinkButton>
      )}
      {view.failed && (
        <Notice tone="danger" role="alert">
          {t('favourFailed')}
        </Notice>
      )}
    </div>
  )
}
