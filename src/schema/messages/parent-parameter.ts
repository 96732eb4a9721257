/** The query parameter of the hosted page with the origin of the host page that frames it. */
export const PARENT_PARAMETER = 'parent';
