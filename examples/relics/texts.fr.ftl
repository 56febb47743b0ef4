# Ce que dit Reliques.

relics-question-lay = Quelle relique posez-vous pour la vendre ?
relics-question-bid = { $price ->
    [0] { $relic } : personne n’a encore rien offert. Vous avez { table-coins }. Offrez-vous, ou passez-vous ?
   *[other] { $relic } : { $leader_seat } offre { table-price }. Vous avez { table-coins }. Offrez-vous plus, ou passez-vous ?
}

relics-move-lay = Poser { $the_relic }
relics-move-pawn = Mettre votre manteau en gage pour { $cloak } pièces

relics-note = { $saint }, { table-points }

relics-event-drew = Vous piochez : { $relics }.
relics-event-laid = { $seat } a posé { $the_relic }.
relics-event-sold = { $seat } achète { $the_relic } pour { table-price } : { table-points }.
relics-event-unsold = Personne ne veut { $the_relic }.
relics-event-pawned = { $seat } met son manteau en gage pour { table-coins }.

relics-refusal-no-cloak = Votre manteau est déjà en gage.

relics-source-auction = Enchères
relics-source-relics = Reliques
relics-source-sets = Séries
relics-source-cloak = Manteau

relics-field-pile = Pile
relics-field-laid_relics = À vendre
relics-field-unsold_relics = Invendues
relics-field-relic = Relique
relics-field-stalls = Étals
relics-field-relics = Reliques
relics-field-hand_size = Reliques en main
relics-field-pawned = Manteau en gage
relics-field-relics_in_hand = Main
relics-field-laid_relic = Posée

relics-why-pass = Elle ne vaut pas { table-price }.
relics-why-lay = Cette relique promet { table-worth } de plus que le plus mauvais choix.
relics-why-pawn = Les pièces valent plus que le manteau.
