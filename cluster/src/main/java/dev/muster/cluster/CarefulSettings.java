package dev.muster.cluster;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.ClientConnectionStrategyConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.config.SerializationConfig;
import dev.muster.rules.carrier.MemberAddress;
import dev.muster.rules.system.MusterVersion;
import java.net.InetAddress;
import java.util.List;

/**
 * The settings of Hazelcast. A member listens at one address, finds others only where it is told to
 * look, calls nobody else, and makes no object from what arrives except an order. Nothing is read
 * from files or from the environment.
 */
final class CarefulSettings {
  /** The name of the executor that runs orders. */
  static final String EXECUTOR = "parts";

  /** The attribute of a member with the version of its Muster. */
  static final String VERSION = "muster";

  /** The name of every cluster of Muster: others on the same port are not joined. */
  private static final String CLUSTER = "muster";

  /** Seconds after which a member that is silent counts as gone. */
  private static final String SILENCE = "60";

  private static final int CONNECT_MILLIS = 5_000;

  private CarefulSettings() {}

  /**
   * Settings of the whole process, to be made before Hazelcast is used: its log would write stack
   * traces on the terminal.
   */
  static void prepareProcess() {
    System.setProperty("hazelcast.logging.type", "none");
  }

  static Config member(MemberAddress own, InetAddress address, List<MemberAddress> others) {
    Config config = new Config();
    config.setClusterName(CLUSTER);
    config.setClassLoader(CarefulSettings.class.getClassLoader());
    // no calls to its maker, and Ctrl-C is the command's
    config.setProperty("hazelcast.phone.home.enabled", "false");
    config.setProperty("hazelcast.shutdownhook.enabled", "false");
    config.setProperty("hazelcast.socket.bind.any", "false");
    config.setProperty("hazelcast.max.no.heartbeat.seconds", SILENCE);
    // a member that was started before the one it joins finds it a little later
    config.setProperty("hazelcast.wait.seconds.before.join", "0");
    config.setProperty("hazelcast.max.join.seconds", "10");
    config.setProperty("hazelcast.merge.first.run.delay.seconds", "5");
    config.setProperty("hazelcast.merge.next.run.delay.seconds", "5");
    network(config.getNetworkConfig(), own, address, others);
    config.getMetricsConfig().setEnabled(false);
    config.getNamespacesConfig().setEnabled(false);
    config.getJetConfig().setEnabled(false).setResourceUploadEnabled(false);
    config
        .getManagementCenterConfig()
        .setConsoleEnabled(false)
        .setScriptingEnabled(false)
        .setDataAccessEnabled(false);
    config.getMemberAttributeConfig().setAttribute(VERSION, MusterVersion.VERSION);
    // one part at a time: its battles have the threads
    config.getExecutorConfig(EXECUTOR).setPoolSize(1).setStatisticsEnabled(false);
    serialization(config.getSerializationConfig());
    return config;
  }

  private static void network(
      NetworkConfig network, MemberAddress own, InetAddress address, List<MemberAddress> others) {
    network.setPort(own.port()).setPortAutoIncrement(false);
    network.getInterfaces().setEnabled(true).addInterface(address.getHostAddress());
    network.setPublicAddress(new MemberAddress(address.getHostAddress(), own.port()).toString());
    network.getMemcacheProtocolConfig().setEnabled(false);
    JoinConfig join = network.getJoin();
    join.getAutoDetectionConfig().setEnabled(false);
    join.getMulticastConfig().setEnabled(false);
    join.getTcpIpConfig().setEnabled(true);
    others.forEach(each -> join.getTcpIpConfig().addMember(each.toString()));
  }

  static ClientConfig client(List<MemberAddress> members) {
    ClientConfig config = new ClientConfig();
    config.setClusterName(CLUSTER);
    config.setClassLoader(CarefulSettings.class.getClassLoader());
    config.getNetworkConfig().getAutoDetectionConfig().setEnabled(false);
    members.forEach(each -> config.getNetworkConfig().addAddress(each.toString()));
    config.setProperty("hazelcast.client.shuffle.member.list", "false");
    config.setProperty("hazelcast.client.heartbeat.timeout", SILENCE + "000");
    config.getMetricsConfig().setEnabled(false);
    config
        .getConnectionStrategyConfig()
        .setReconnectMode(ClientConnectionStrategyConfig.ReconnectMode.OFF)
        .getConnectionRetryConfig()
        .setClusterConnectTimeoutMillis(CONNECT_MILLIS);
    serialization(config.getSerializationConfig());
    return config;
  }

  /** A list of allowed classes that names none that exists forbids all. */
  private static void serialization(SerializationConfig config) {
    JavaSerializationFilterConfig none = new JavaSerializationFilterConfig();
    none.setDefaultsDisabled(true).getWhitelist().addClasses("none");
    config.setJavaSerializationFilterConfig(none);
    config.setAllowUnsafe(false);
    config.addDataSerializableFactory(PartTask.FACTORY, type -> new PartTask());
  }
}
