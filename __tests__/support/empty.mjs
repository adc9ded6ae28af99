/** A stylesheet for tests. */
const nothing = {};

export default nothing;
