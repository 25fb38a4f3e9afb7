// Links that are tried in proofs. What a search for one link costs depends on the table, and more on the link: some are searched a
// second time, to count the nodes that they reach, and stand for the others.

extension RouteTable {
  /// The match of a link, whether or not its route is gone, which counts as work; nil if no route answers.
  package func tried(_ link: String, method: String? = nil) -> Match? {
    count(trying: link, method)
    return answer(link, method: method)
  }

  /// Counts what it takes to search for a link so many times.
  package func count(trying link: String, _ method: String? = nil, times: Int = 1) {
    Work.current?.spend(times, trying: link) { effort(of: link, method) }
  }

  /// What the search for a link's route costs: the nodes that it reaches, each with the segments that lead there, and how many routes
  /// read the link with the best labels.
  private func searched(_ link: String, _ method: String?) -> (nodes: [Int], candidates: Int) {
    var size: (nodes: [Int], candidates: Int) = ([], 0)
    link.withBytes { bytes in
      _ = try? Scan.read(bytes, originSet, options.text) { scan in
        search(ScannedText(scan), Request(number(of: method))) { search in
          _ = search.bestRanks()
          size = (search.nodesReached, search.endingCount)
        }
      }
    }
    return size
  }

  /// About how many steps the search for a link takes.
  private func effort(of link: String, _ method: String?) -> Int {
    let (reached, candidates) = searched(link, method)
    // Each node is compared with the others that the same segments reach; and routes are, of which only the link can tell who wins.
    let start = reached.count * reached.count / 128 + (candidates > 1 ? 200 * candidates : 0)
    return reached.reduce(start) { effort, node in
      let edges = nodes.edges(of: node).reduce(0) { $0 + programs.labels[Int($1.rank) - 1].effort }
      return effort + 4 + edges + 2 * nodes.endings(of: node).count
    }
  }
}

extension Label {
  /// About how many steps it takes to ask whether it reads a segment.
  fileprivate var effort: Int {
    switch self {
    case .literal, .wildcard, .rest, .rawRest, .tail: 1
    case .type(.oneOf(let members)): 2 + members.count / 6
    case .type: 4
    case .mixed(let operands): 16 * operands.count
    case .folded(let label): 4 * label.effort
    }
  }
}

extension Work {
  /// One in so many links is searched again: a number that no pattern of links has.
  private static let sample = 7

  fileprivate func spend(_ times: Int, trying link: String, effort: () -> Int) {
    tries += 1
    let own = tries % Self.sample == 0 ? Self.sample * effort() : 0
    spend(times * (100 + link.utf8.count + own))
  }
}
