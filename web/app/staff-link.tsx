import { useUser } from '../entities/account/user.ts';
import { Link } from '../ui/link.tsx';

interface Props {
  readonly className: string;
  readonly onGo: () => void;
}

/** The link to the desk, in the menus of staff only. */
export default function StaffLink({ className, onGo }: Props) {
  const user = useUser();
  if (!user?.roles.includes('staff')) return null;
  return (
    <Link to="/staff" onClick={onGo} className={className}>
      Staff desk
    </Link>
  );
}
