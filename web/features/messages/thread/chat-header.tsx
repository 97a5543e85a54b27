import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArrowLeft, BadgeCheck, Ban, Bell, BellOff, Flag, House, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../app/paths.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatPounds, formatPersonName, formatPropertyStatus } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { toast } from '../../../lib/toast.ts';
import { messages, type ThreadIds, threadsKey } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { asideWords } from '../labels.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

const BlockDialog = lazyPart(async () => ({
  default: (await import('../safety/block-dialog.tsx')).BlockPersonDialog,
}));
const PersonDialog = lazyPart(async () => ({
  default: (await import('../../../entities/person/person-dialog.tsx')).PersonDialog,
}));
const ReportDialog = lazyPart(() => import('../../../entities/report/report-dialog.tsx'));

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
  const close = () => setDialog(undefined);
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line bg-surface py-2 pr-2 pl-1 md:pl-4">
      <Link
        to={{ pathname: paths.messages, search }}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk md:hidden"
      >
        <Icon as={ArrowLeft} label={words.allMessages} />
      </Link>
      <Photo
        picture={property?.picture}
        alt=""
        ratio="1/1"
        sizes="2.75rem"
        className="size-11 shrink-0 rounded-sm"
      />
      <div className="min-w-0 grow">
        <h2 className="truncate text-base leading-tight">
          <button
            type="button"
            onClick={() => setDialog('about')}
            aria-haspopup="dialog"
            className="min-h-6 underline-offset-3 hover:underline"
          >
            {name}
          </button>
          {counterpart.checks && (
            <Icon
              as={BadgeCheck}
              size={16}
              label={words.checkedAsABuyer}
              className="ml-1 inline text-action"
            />
          )}
          <span className="font-normal text-muted">{side === 'seller' ? words.buyer : words.seller}</span>
          {chat.muted && (
            <Icon as={BellOff} size={16} label={words.muted} className="ml-1.5 inline text-muted" />
          )}
        </h2>
        {property ? (
          <Link
            to={paths.property(property)}
            className="block truncate text-sm leading-6 text-muted hover:underline"
          >
            {`${property.title}, ${formatPounds(property.price)}`}
            {property.status !== 'live' && ` · ${formatPropertyStatus(property.status)}`}
          </Link>
        ) : (
          <p className="truncate text-sm text-muted">{words.aHomeThatsNoLonger}</p>
        )}
      </div>
      {sale && <SaleLink ids={ids} toUserId={sale.toUserId} />}
      <ChatMenu chat={chat} onDialog={setDialog} />
      <OnDemand parts={[PersonDialog, BlockDialog, ReportDialog]}>
        {dialog === 'about' ? (
          <PersonDialog onClose={close} id={counterpart.id} name={name} checks={counterpart.checks} />
        ) : dialog === 'block' ? (
          <BlockDialog onClose={close} userId={counterpart.id} name={name} />
        ) : (
          dialog === 'report' && (
            <ReportDialog
              onClose={close}
              about={{
                kind: 'person',
                userId: counterpart.id,
                name,
                messageId: chat.messages.findLast(({ mine }) => !mine)?.id,
              }}
            />
          )
        )}
      </OnDemand>
    </header>
  );
}

const SaleLink = ({ ids, toUserId }: { readonly ids: ThreadIds; readonly toUserId: string }) => (
  <Link
    to={paths.acceptedOffer(ids.propertyId, toUserId)}
    className="flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 font-semibold text-action hover:bg-sunk"
  >
    <Icon as={House} size={18} />
    <span className="max-sm:sr-only">{words.theSale}</span>
  </Link>
);

type Aside = keyof typeof asideWords;

function ChatMenu({
  chat,
  onDialog,
}: Pick<Props, 'chat'> & { readonly onDialog: (dialog: DialogName) => void }) {
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
    ? { label: words.unmute, icon: Bell, onPress: () => mutate('unmuted') }
    : { label: words.mute, icon: BellOff, onPress: () => mutate('muted') };
  return (
    <Menu
      label={words.moreAboutThisConversation}
      className="size-11 shrink-0"
      actions={[
        ...(newest
          ? [muting, { label: words.archive, icon: Archive, onPress: () => mutate('archived') }]
          : []),
        {
          label: fillText(words.aboutPersonName, { personName: formatPersonName(chat.counterpart) }),
          icon: UserRound,
          onPress: () => onDialog('about'),
        },
        { label: words.report, icon: Flag, onPress: () => onDialog('report') },
        {
          label: fillText(words.blockPersonName, { personName: formatPersonName(chat.counterpart) }),
          icon: Ban,
          danger: true,
          onPress: () => onDialog('block'),
        },
      ]}
    />
  );
}
