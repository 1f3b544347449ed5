// Lets TripleA's computer players play single phases of our games: reads a position on its standard input, writes what they would do.
// It only calls TripleA's public classes; see README.md for the lines it reads and writes.

import games.strategy.engine.data.Change;
import games.strategy.engine.data.GameData;
import games.strategy.engine.data.GameParser;
import games.strategy.engine.data.PlayerID;
import games.strategy.engine.data.ProductionRule;
import games.strategy.engine.data.RepairRule;
import games.strategy.engine.data.Resource;
import games.strategy.engine.data.Route;
import games.strategy.engine.data.Territory;
import games.strategy.engine.data.Unit;
import games.strategy.engine.data.UnitType;
import games.strategy.engine.data.changefactory.ChangeFactory;
import games.strategy.engine.delegate.IDelegate;
import games.strategy.engine.delegate.IDelegateBridge;
import games.strategy.engine.display.IDisplay;
import games.strategy.engine.gamePlayer.IPlayerBridge;
import games.strategy.engine.gamePlayer.IRemotePlayer;
import games.strategy.engine.history.IDelegateHistoryWriter;
import games.strategy.engine.message.IRemote;
import games.strategy.engine.random.IRandomStats;
import games.strategy.sound.HeadlessSoundChannel;
import games.strategy.sound.ISound;
import games.strategy.triplea.TripleAUnit;
import games.strategy.triplea.ai.AbstractAI;
import games.strategy.triplea.ai.fastAI.FastAI;
import games.strategy.triplea.ai.proAI.ProAI;
import games.strategy.triplea.ai.proAI.util.ProOddsCalculator;
import games.strategy.triplea.ai.weakAI.WeakAI;
import games.strategy.triplea.delegate.BattleTracker;
import games.strategy.triplea.delegate.DelegateFinder;
import games.strategy.triplea.delegate.IBattle;
import games.strategy.triplea.delegate.remote.IAbstractPlaceDelegate;
import games.strategy.triplea.delegate.remote.IMoveDelegate;
import games.strategy.triplea.delegate.remote.IPurchaseDelegate;
import games.strategy.triplea.oddsCalculator.ta.IOddsCalculator;
import games.strategy.triplea.settings.ClientSetting;
import games.strategy.triplea.ui.display.HeadlessDisplay;
import games.strategy.util.IntegerMap;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.LogManager;

public final class Bridge {
  private static final Map<String, String> WORDS =
      Map.of("purchase", "Purchase", "combatMove", "CombatMove", "noncombat", "NonCombatMove", "mobilize", "Place");
  private static final Map<String, String> DELEGATES =
      Map.of("purchase", "purchase", "combatMove", "move", "noncombat", "move", "mobilize", "place");

  private final String map;
  private final PrintStream out;
  private final Random random = new Random(1942);

  /** The turn that is being played: its data, its player and our numbers of its units. */
  private String turn = "";
  private GameData data;
  private AbstractAI player;
  private String power;
  private final Map<String, Unit> units = new HashMap<>();
  private final Map<Unit, String> numbers = new HashMap<>();

  private Bridge(final String map, final PrintStream out) {
    this.map = map;
    this.out = out;
  }

  public static void main(final String[] args) throws Exception {
    final PrintStream out = System.out;
    // Whatever TripleA has to say is no answer.
    System.setOut(System.err);
    LogManager.getLogManager().reset();
    ProAI.getLogger().setLevel(Level.OFF);
    ClientSetting.AI_PAUSE_DURATION.save("0");
    final Bridge bridge = new Bridge(args[0], out);
    final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    final List<String[]> lines = new ArrayList<>();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.equals("go")) {
        lines.add(line.split(" "));
        continue;
      }
      try {
        bridge.answer(lines);
      } catch (final Throwable t) {
        t.printStackTrace();
        out.println("failed " + t);
      }
      out.println("done");
      out.flush();
      lines.clear();
    }
    System.exit(0);
  }

  private void answer(final List<String[]> lines) throws Exception {
    // ask <level> <phase> <power> <player> <round>
    final String[] asked = lines.get(0);
    final String phase = asked[2];
    final String name = String.join(" ", asked[1], asked[3], asked[5]);
    if (!name.equals(turn) || phase.equals("purchase")) begin(name, asked);
    setUp(lines);
    final PlayerID id = data.getPlayerList().getPlayerId(asked[4]);
    final String step = power + WORDS.get(phase);
    data.getSequence().setRoundAndStep(Integer.parseInt(asked[5]), displayOf(step), id);
    if (phase.equals("noncombat") || phase.equals("combatMove")) tracker().clear();
    final IDelegate delegate = data.getDelegateList().getDelegate(DELEGATES.get(phase));
    final Desk desk = new Desk(data, id, step, player, random);
    for (final IDelegate one : List.of(delegate, data.getDelegateList().getDelegate("battle")))
      one.setDelegateBridgeAndPlayer(desk);
    delegate.start();
    player.initialize(new Seat(data, step, watched(delegate)), id);
    player.start(step);
  }

  private void begin(final String name, final String[] asked) throws Exception {
    turn = name;
    power = asked[3];
    units.clear();
    numbers.clear();
    try (InputStream in = new FileInputStream(new File(map))) {
      data = new GameParser(map).parse(in, new AtomicReference<>(), false);
    }
    switch (asked[1]) {
      case "easy":
        player = new WeakAI(asked[4], "Easy (AI)");
        break;
      case "fast":
        player = new FastAI(asked[4], "Fast (AI)");
        break;
      default:
        player = new Hard(asked[4]);
    }
  }

  /** TripleA's strongest player; its dice are thrown on this thread, for the threads of its own calculator wait for each other for ever. */
  private static final class Hard extends ProAI {
    Hard(final String name) {
      super(name, "Hard (AI)");
    }

    @Override
    protected void initializeCalc() {
      try {
        final var constructor =
            Class.forName("games.strategy.triplea.oddsCalculator.ta.OddsCalculator").getConstructor(GameData.class);
        constructor.setAccessible(true);
        calc = new ProOddsCalculator((IOddsCalculator) constructor.newInstance((GameData) null));
      } catch (final ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private BattleTracker tracker() {
    return DelegateFinder.battleDelegate(data).getBattleTracker();
  }

  private String displayOf(final String step) {
    for (int i = 0; i < data.getSequence().size(); i++)
      if (data.getSequence().getStep(i).getName().equals(step)) return data.getSequence().getStep(i).getDisplayName();
    return step;
  }

  /** Makes the data the position that was sent. */
  private void setUp(final List<String[]> lines) throws Exception {
    final Resource money = data.getResourceList().getResource("PUs");
    final Map<Territory, List<Unit>> places = new HashMap<>();
    final Set<String> seen = new HashSet<>();
    final Map<String, String> aboard = new HashMap<>();
    for (final String[] line : lines) {
      switch (line[0]) {
        case "money": {
          final PlayerID id = data.getPlayerList().getPlayerId(line[1]);
          final int change = Integer.parseInt(line[2]) - id.getResources().getQuantity(money);
          if (change != 0) data.performChange(ChangeFactory.changeResourcesChange(id, money, change));
          break;
        }
        case "own": {
          final Territory land = data.getMap().getTerritory(line[1]);
          final PlayerID id = data.getPlayerList().getPlayerId(line[2]);
          if (!id.equals(land.getOwner())) data.performChange(ChangeFactory.changeOwner(land, id));
          break;
        }
        case "complex": {
          final Territory land = data.getMap().getTerritory(line[1]);
          final Unit unit = unitOf("complex-" + line[1], "factory", land.getOwner());
          unit.setOwner(land.getOwner());
          ((TripleAUnit) unit).setUnitDamage(Integer.parseInt(line[2]));
          places.computeIfAbsent(land, x -> new ArrayList<>()).add(unit);
          break;
        }
        case "unit": {
          // unit <number> <type> <player> <space> <moves left> <aboard or 0> <hit>
          final TripleAUnit unit = (TripleAUnit) unitOf(line[1], line[2], data.getPlayerList().getPlayerId(line[3]));
          final Territory space = data.getMap().getTerritory(line[4]);
          places.computeIfAbsent(space, x -> new ArrayList<>()).add(unit);
          final int most = unit.getUnitAttachment().getMovement(unit.getOwner());
          unit.setAlreadyMoved(Math.max(0, most - Integer.parseInt(line[5])));
          unit.setHits(Integer.parseInt(line[7]));
          unit.setTransportedBy(null);
          unit.setUnloadedTo(null);
          unit.setUnloaded(new ArrayList<>());
          unit.setWasLoadedThisTurn(false);
          unit.setWasUnloadedInCombatPhase(false);
          unit.setWasInCombat(false);
          if (!line[6].equals("0")) aboard.put(line[1], line[6]);
          break;
        }
        default:
      }
    }
    aboard.forEach((one, ship) -> ((TripleAUnit) units.get(one)).setTransportedBy((TripleAUnit) units.get(ship)));
    for (final Territory space : data.getMap().getTerritories()) {
      space.getUnits().clear();
      space.getUnits().addAll(places.getOrDefault(space, List.of()));
    }
  }

  private Unit unitOf(final String number, final String type, final PlayerID owner) {
    final Unit known = units.get(number);
    if (known != null) return known;
    final UnitType kind = data.getUnitTypeList().getUnitType(type);
    final Unit unit = kind.create(owner);
    data.getUnits().put(unit);
    units.put(number, unit);
    numbers.put(unit, number);
    return unit;
  }

  /** The delegate as the computer player sees it: what it does there is carried out, and written down where it is legal. */
  private IRemote watched(final IDelegate delegate) {
    return (IRemote) Proxy.newProxyInstance(
        Bridge.class.getClassLoader(),
        new Class<?>[] {IMoveDelegate.class, IPurchaseDelegate.class, IAbstractPlaceDelegate.class},
        (proxy, method, args) -> {
          final Object result;
          try {
            final Class<?>[] types = method.getParameterTypes();
            result = delegate.getClass().getMethod(method.getName(), types).invoke(delegate, args);
          } catch (final InvocationTargetException e) {
            throw e.getCause();
          }
          if (result == null) note(method.getName(), args);
          else if (List.of("move", "purchase", "placeUnits").contains(method.getName())) out.println("refused " + result);
          return result;
        });
  }

  @SuppressWarnings("unchecked")
  private void note(final String what, final Object[] args) {
    if (what.equals("purchase")) {
      final IntegerMap<ProductionRule> bought = (IntegerMap<ProductionRule>) args[0];
      for (final ProductionRule rule : bought.keySet())
        out.println("buy " + rule.getName().substring("buy-".length()) + " " + bought.getInt(rule));
    } else if (what.equals("purchaseRepair")) {
      ((Map<Unit, IntegerMap<RepairRule>>) args[0]).forEach((unit, repaired) ->
          out.println("repair " + numbers.get(unit).substring("complex-".length()) + " " + repaired.totalValues()));
    } else if (what.equals("placeUnits")) {
      for (final Unit unit : (Collection<Unit>) args[0])
        out.println("place " + unit.getType().getName() + " " + ((Territory) args[1]).getName());
    } else if (what.equals("move")) {
      final Route route = (Route) args[1];
      final IBattle raid = tracker().getPendingBattle(route.getEnd(), true, null);
      for (final Unit unit : (Collection<Unit>) args[0]) {
        final StringBuilder line = new StringBuilder("move ").append(numbers.get(unit));
        for (final Territory space : route.getAllTerritories()) line.append(' ').append(space.getName());
        if (raid != null && raid.getAttackingUnits().contains(unit)) line.append(" raid");
        out.println(line);
      }
      out.println("end");
    }
  }

  /** What a delegate asks of the game around it. */
  private static final class Desk implements IDelegateBridge {
    private final GameData data;
    private final PlayerID id;
    private final String step;
    private final IRemotePlayer player;
    private final Random random;

    Desk(final GameData data, final PlayerID id, final String step, final IRemotePlayer player, final Random random) {
      this.data = data;
      this.id = id;
      this.step = step;
      this.player = player;
      this.random = random;
    }

    @Override
    public IRemotePlayer getRemotePlayer() {
      return player;
    }

    @Override
    public IRemotePlayer getRemotePlayer(final PlayerID other) {
      return player;
    }

    @Override
    public PlayerID getPlayerId() {
      return id;
    }

    @Override
    public String getStepName() {
      return step;
    }

    @Override
    public void addChange(final Change change) {
      data.performChange(change);
    }

    @Override
    public int getRandom(final int max, final PlayerID who, final IRandomStats.DiceType type, final String why) {
      return random.nextInt(max);
    }

    @Override
    public int[] getRandom(
        final int max, final int count, final PlayerID who, final IRandomStats.DiceType type, final String why) {
      return random.ints(count, 0, max).toArray();
    }

    @Override
    public IDelegateHistoryWriter getHistoryWriter() {
      return (IDelegateHistoryWriter) Proxy.newProxyInstance(
          Bridge.class.getClassLoader(), new Class<?>[] {IDelegateHistoryWriter.class}, (proxy, method, args) -> null);
    }

    @Override
    public IDisplay getDisplayChannelBroadcaster() {
      return new HeadlessDisplay();
    }

    @Override
    public ISound getSoundChannelBroadcaster() {
      return new HeadlessSoundChannel();
    }

    @Override
    public Properties getStepProperties() {
      return new Properties();
    }

    @Override
    public void stopGameSequence() {}

    @Override
    public void leaveDelegateExecution() {}

    @Override
    public void enterDelegateExecution() {}

    @Override
    public GameData getData() {
      return data;
    }
  }

  /** What a computer player asks of the game around it. */
  private static final class Seat implements IPlayerBridge {
    private final GameData data;
    private final String step;
    private final IRemote delegate;

    Seat(final GameData data, final String step, final IRemote delegate) {
      this.data = data;
      this.step = step;
      this.delegate = delegate;
    }

    @Override
    public GameData getGameData() {
      return data;
    }

    @Override
    public IRemote getRemoteDelegate() {
      return delegate;
    }

    @Override
    public IRemote getRemotePersistentDelegate(final String name) {
      return delegate;
    }

    @Override
    public String getStepName() {
      return step;
    }

    @Override
    public Properties getStepProperties() {
      return new Properties();
    }

    @Override
    public boolean isGameOver() {
      return false;
    }
  }
}
