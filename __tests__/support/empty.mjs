/** A stylesheet in tests. */
const nothing = {};

export default nothing;
