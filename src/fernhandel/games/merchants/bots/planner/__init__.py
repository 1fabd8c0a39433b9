"""The planner of Merchants of the Middle Ages: values of goods, titles, fees, routes, prices, cards and the climb."""
