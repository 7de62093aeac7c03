/**
 * Bundler loader for React Helmet: a page's head is put together when it is asked for, once, and not anew for each part that is rendered.
 * @param {string} source of Helmet's module.
 * @returns {string}
 * @throws {Error} where the module's `emitChange` does not begin as it is known here.
 */
module.exports = function headOnce(source) {
  const start = 'r.emitChange=function(){';
  if (source.split(start).length !== 2) {
    throw new Error(
      'fast-pages: emitChange of react-helmet-async is not as in 1.3. Look at it, and adapt src/plugins/fast-pages/headOnce.cjs or leave ' +
        'the plugin out of docusaurus.config.ts.',
    );
  }
  return source.replace(
    start,
    () => `r.emitChange = function () {
  var dispatcher = this, context = this.props.context, helmet;
  context.setHelmet(new Proxy({}, {
    get: function (target, key) {
      if (!helmet) dispatcher.emitNow.call({props: {context: {
        helmetInstances: context.helmetInstances,
        setHelmet: function (value) { helmet = value; },
      }}});
      return helmet[key];
    },
  }));
}, r.emitNow = function () {`,
  );
};
