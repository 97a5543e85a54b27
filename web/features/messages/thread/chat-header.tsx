import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ArrowLeft, BadgeCheck, Ban, Bell, BellOff, Flag, House, UserRound } from 'lucide-react';
import { useState } from 'react';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatPounds, formatPersonName } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useLocation, useNavigate } from '../../../lib/router.ts';
import { toast } from '../../../lib/toast.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { blockedQuery, type Message, messages, type ThreadIds, threadsKey } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { asideWords } from '../labels.ts';

const BlockDialog = lazyPart(async () => ({
  default: (await import('../safety/block-dialog.tsx')).BlockPersonDialog,
}));
const PersonDialog = lazyPart(async () => ({
  default: (await import('../../../entities/person/person-dialog.tsx')).PersonDialog,
}));
const ReportDialog = lazyPart(() => import('../../../entities/report/report-dialog.tsx'));

/** Sales in which both sides have to be reachable. */
const openSales: ReadonlySet<string> = new Set(['under_offer', 'sold_stc', 'exchanged']);

type BlockObstacle = 'gone' | 'blocked' | 'in_sale';

/** What stands against blocking the other person; undefined where nothing does. */
function useBlockObstacle({ closed, counterpart, sale }: Chat): BlockObstacle | undefined {
  const { data } = useQuery({ ...blockedQuery, enabled: closed === 'blocked' });
  if (closed === 'account_gone') return 'gone';
  if (sale && openSales.has(sale.status)) return 'in_sale';
  return data?.users.some(({ id }) => id === counterpart.id) ? 'blocked' : undefined;
}

type DialogName = 'about' | 'block' | 'report';

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
}

/** The other person, the property, and the state of the sale. */
export function ChatHeader({ ids, chat }: Props) {
  const { property, counterpart, side, sale } = chat;
  const { search } = useLocation();
  const [dialog, setDialog] = useState<DialogName>();
  const name = formatPersonName(counterpart);
  const obstacle = useBlockObstacle(chat);
  const isGone = obstacle === 'gone';
  const written = chat.messages.findLast(({ mine, kind }) => !mine && kind !== 'card');
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line bg-surface py-2 pr-2 pl-1 md:pl-4">
      <Link
        to={{ pathname: paths.messages, search }}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk md:hidden"
      >
        <Icon as={ArrowLeft} label="All messages" />
      </Link>
      <Photo
        picture={property?.picture}
        alt=""
        shape="aspect-square"
        sizes="2.75rem"
        className="size-11 shrink-0 rounded-sm"
      />
      <div className="min-w-0 grow">
        <h2 className="truncate text-base leading-tight">
          {isGone ? (
            name
          ) : (
            <button
              type="button"
              onClick={() => setDialog('about')}
              aria-haspopup="dialog"
              className="min-h-6 underline-offset-3 hover:underline"
            >
              {name}
            </button>
          )}
          {counterpart.checks && (
            <Icon as={BadgeCheck} size={16} label="Checked as a buyer" className="ml-1 inline text-action" />
          )}
          <span className="ml-1.5 text-sm font-normal text-muted">
            {side === 'seller' ? 'Buyer' : 'Seller'}
          </span>
          {chat.muted && <Icon as={BellOff} size={16} label="Muted" className="ml-1.5 inline text-muted" />}
        </h2>
        <PropertyLine property={property} />
      </div>
      {sale && <SaleLink ids={ids} toUserId={sale.toUserId} />}
      <ChatMenu
        chat={chat}
        dialogs={[
          ...(isGone ? [] : ['about' as const]),
          ...(isGone && !written ? [] : ['report' as const]),
          ...(isGone || obstacle === 'blocked' ? [] : ['block' as const]),
        ]}
        onDialog={setDialog}
      />
      <PersonDialogs
        chat={chat}
        dialog={dialog}
        obstacle={obstacle}
        written={written?.id}
        onClose={() => setDialog(undefined)}
      />
    </header>
  );
}

const PropertyLine = ({ property }: Pick<Chat, 'property'>) =>
  property ? (
    <Link
      to={paths.property(property)}
      className="block truncate text-sm leading-6 text-muted hover:underline"
    >
      {`${property.title}, ${formatPounds(property.price)}`}
      {property.status !== 'live' && ` · ${formatPropertyStatus(property.status, property.nation)}`}
    </Link>
  ) : (
    <p className="truncate text-sm text-muted">A home that isn’t on the market</p>
  );

interface DialogsProps extends Pick<Props, 'chat'> {
  readonly dialog: DialogName | undefined;
  readonly obstacle: BlockObstacle | undefined;
  /** The latest message of the other person. */
  readonly written: Message['id'] | undefined;
  readonly onClose: () => void;
}

function PersonDialogs({ chat: { counterpart }, dialog, obstacle, written, onClose }: DialogsProps) {
  const { id, checks } = counterpart;
  const name = formatPersonName(counterpart);
  return (
    <OnDemand parts={[PersonDialog, BlockDialog, ReportDialog]}>
      {dialog === 'about' ? (
        <PersonDialog onClose={onClose} id={id} name={name} checks={checks} />
      ) : dialog === 'block' ? (
        <BlockDialog onClose={onClose} userId={id} name={name} isInSale={obstacle === 'in_sale'} />
      ) : (
        dialog === 'report' && (
          <ReportDialog
            onClose={onClose}
            about={{
              kind: 'person',
              userId: obstacle === 'gone' ? undefined : id,
              name,
              canBlock: obstacle === undefined,
              messageId: written,
            }}
          />
        )
      )}
    </OnDemand>
  );
}

const SaleLink = ({ ids, toUserId }: { readonly ids: ThreadIds; readonly toUserId: string }) => (
  <Link
    to={paths.acceptedOffer(ids.propertyId, toUserId)}
    className="flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 font-semibold text-action hover:bg-sunk"
  >
    <Icon as={House} size={18} />
    <span className="max-sm:sr-only">The sale</span>
  </Link>
);

const dialogActions = {
  about: (person: string) => ({ label: `About ${person}`, icon: UserRound }),
  report: () => ({ label: 'Report', icon: Flag }),
  block: (person: string) => ({ label: `Block ${person}`, icon: Ban, danger: true }),
};

type Aside = keyof typeof asideWords;

interface MenuProps extends Pick<Props, 'chat'> {
  /** The dialogs about the other person that make sense. */
  readonly dialogs: readonly DialogName[];
  readonly onDialog: (dialog: DialogName) => void;
}

function ChatMenu({ chat, dialogs, onDialog }: MenuProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const newest = chat.messages.at(-1);
  const { mutate } = useMutation({
    mutationFn: async (status: Aside) => {
      if (newest) await messages.changeMessageStatus({ params: { id: newest.id }, body: { status } });
    },
    onSuccess: async (_, status) => {
      // Muting changes the header's unread count, which each chat's response contains.
      await queries.invalidateQueries({ queryKey: status === 'archived' ? threadsKey : ['messages'] });
      toast.success(asideWords[status]);
      if (status === 'archived') void navigate(paths.messages);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  const muting = chat.muted
    ? { label: 'Unmute', icon: Bell, onPress: () => mutate('unmuted') }
    : { label: 'Mute', icon: BellOff, onPress: () => mutate('muted') };
  return (
    <Menu
      label="More about this conversation"
      className="size-11 shrink-0"
      actions={[
        ...(newest ? [muting, { label: 'Archive', icon: Archive, onPress: () => mutate('archived') }] : []),
        ...dialogs.map((dialog) => ({
          ...dialogActions[dialog](formatPersonName(chat.counterpart)),
          onPress: () => onDialog(dialog),
        })),
      ]}
    />
  );
}
