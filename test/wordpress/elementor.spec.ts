import { company } from '../support/demo-address.ts';
import { expect, test } from '../e2e/support/test.ts';
import { php } from './support/site.ts';

/** The part of Elementor that the widgets use: Debian has no package of the plugin itself. */
const elementor = String.raw`
namespace Elementor {
  class Controls_Manager { const TEXT = 'text'; const SELECT = 'select'; const SWITCHER = 'switcher'; }
  abstract class Widget_Base {
    public array $controls = [];
    public array $settings = [];
    protected function start_controls_section($id, $arguments) {}
    protected function end_controls_section() {}
    protected function add_control($id, $arguments) { $this->controls[$id] = $arguments; }
    public function get_settings_for_display() { return $this->settings; }
    public function run($settings) {
      $this->register_controls();
      $this->settings = $settings;
      ob_start();
      $this->render();
      return ob_get_clean();
    }
  }
}
namespace {
  $list = new class { public array $widgets = []; public function register($widget) { $this->widgets[] = $widget; } };
  do_action('elementor/widgets/register', $list);
`;

test('Elementor gets a widget for each element, whose controls become attributes', () => {
  const answer = php(
    `eval(base64_decode('${Buffer.from(
      `${elementor}
        [$engine, $box] = $list->widgets;
        $html = $box->run(['booking_airport' => 'CUN', 'booking_open_mode' => 'page', 'booking_preview' => 'yes', 'booking_hide_oneway_prices' => '']);
        echo json_encode([
          'names' => array_map(fn($widget) => $widget->get_name(), $list->widgets),
          'control' => $box->controls['booking_open_mode'],
          'html' => $html,
        ]);
      }`,
    ).toString('base64')}'));`,
  );
  const { names, control, html } = JSON.parse(answer) as {
    names: string[];
    control: { type: string; options: Record<string, string> };
    html: string;
  };
  expect(names).toEqual(['booking_engine', 'transfers_box', 'activities_list', 'activity_quote']);
  expect(control.type).toBe('select');
  expect(Object.keys(control.options)).toEqual(['', 'auto', 'engine', 'overlay', 'page', 'event']);
  expect(html).toMatch(/^<transfers-box .*airport="CUN".*<\/transfers-box>$/);
  expect(html).toContain(' open-mode="page"');
  expect(html).toContain(' preview');
  expect(html).not.toContain('hide-oneway-prices');
  expect(html).toContain(`api-base="${company}/widget"`);
});
