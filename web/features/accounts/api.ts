import type { accountRoutes } from '../../../functions/people/accounts/contract.ts';
import { createClient } from '../../lib/client.ts';

/** The account calls of these pages. */
export const accounts = createClient<
  Omit<typeof accountRoutes, 'currentUser' | 'person' | 'buyerSeller' | 'redirectGoogle' | 'redirectFacebook'>
>({
  register: 'POST /api/register',
  issueToken: 'POST /oauth/token',
  logout: 'GET /api/logout',
  verifyCode: 'POST /api/verify-code',
  resendCode: 'GET /api/resend-verify-code',
  updateProfile: 'PUT /api/buyer-seller/update-profile',
  forgotPassword: 'POST /api/forgot-password',
  resetPassword: 'POST /api/reset-password',
  setUserName: 'PUT /api/auth-user/update',
  deleteAccount: 'DELETE /api/delete-account',
  undoDeletion: 'POST /api/delete-account/undo',
});
