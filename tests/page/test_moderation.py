"""A line that hurts: reported in one browser, settled by a host in another, and gone from the page of a third."""

from typing import Any

from playwright.sync_api import expect

from page.browsing import PHONE, Visitor
from page.conftest import Visit
from page.test_axe import faults
from server.house import House, key_of, mine, open_chairs, run
from server.test_gallery import line as looking_on

HOST = "7F3A91C2"
INSULT = "You play like a trailer without wheels <img src=x onerror=alert(1)>"


def chronicle(visitor: Visitor) -> None:
    visitor.ready()
    visitor.page.locator("[data-opens=log], [data-tab=log]").first.click()
    visitor.page.get_by_role("textbox", name="Say something").wait_for()


def test_a_line_is_reported_settled_and_gone(visit: Visit, house: House) -> None:
    with house.client() as jo, house.client() as enno:
        table = jo.open("nuremberg", [*mine("Jo"), *open_chairs(2)], name="Office lorries")
        ennos = enno.join(table.id, "Enno", table.invite)
        bruno = visit(bypass_csp=True)
        invited = f"/t/{table.id}#invite={table.invite}"
        bruno.go(invited)
        bruno.page.get_by_role("textbox", name="Your name").fill("Bruno")
        bruno.button("Sit down").click()
        chronicle(bruno)
        reader = visit(viewport=PHONE, has_touch=True, is_mobile=True)
        reader.go(f"/t/{table.id}#seat={table.seats[0].secret}")
        chronicle(reader)
        table.seats[0].talk("Kassel is blocked, sorry")
        ennos.talk(INSULT)
        table.seats[0].talk("Easy, please")

        line = bruno.page.get_by_role("group", name="Chronicle").get_by_text(INSULT)
        line.wait_for()
        button = bruno.page.get_by_role("button", name="What can be done about this line of Enno")
        button.focus()
        bruno.page.keyboard.press("Enter")
        menu = bruno.page.get_by_role("menu", name="About this line of Enno")
        expect(menu.get_by_role("menuitem", name="Tell the host …")).to_be_focused()
        expect(menu.get_by_role("menuitem")).to_have_count(2)
        bruno.page.keyboard.press("Escape")
        expect(button).to_be_focused()
        bruno.page.keyboard.press("Enter")
        expect(menu.get_by_role("menuitem").first).to_be_focused()
        bruno.page.keyboard.press("ArrowDown")
        expect(menu.get_by_role("menuitem", name="Do not read Enno any more")).to_be_focused()
        bruno.page.keyboard.press("ArrowUp")
        bruno.page.keyboard.press("Enter")
        dialog = bruno.page.get_by_role("dialog", name="Tell the host")
        expect(dialog.get_by_text(INSULT)).to_be_visible()
        assert faults(bruno, "dialog") == []
        dialog.get_by_role("textbox").fill("Not the first time")
        dialog.get_by_role("button", name="Send to the host").click()
        dialog.wait_for(state="detached")
        bruno.page.get_by_text("A line of Enno is hidden.").wait_for()
        assert line.count() == 0, "blocked at once, without any host"
        assert bruno.page.get_by_text(INSULT).count() == 0, "nowhere on the page"
        bruno.button("Read again").click()
        line.wait_for()

        host = visit(bypass_csp=True).come_with(key_of(house, HOST, "Linde", "host"))
        page = host.go()
        page.get_by_role("link", name="Host", exact=True).click()
        page.get_by_role("button", name="Talk at Office lorries").click()
        case = page.locator("[data-case]")
        expect(case.get_by_text("Kassel is blocked, sorry")).to_be_visible()
        expect(case.get_by_text("Not the first time")).to_be_visible()
        assert faults(host) == []
        case.get_by_role("button", name="Remove line").click()
        page.get_by_role("dialog").get_by_role("textbox").fill("Insults are not talk")
        page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
        reader.page.get_by_role("group", name="Chronicle").get_by_text("Removed by the host").wait_for()
        assert reader.page.get_by_text(INSULT).count() == 0
        case.get_by_text("removed by the host").wait_for()
        settle = case.get_by_role("button", name="Settle")
        case.get_by_role("radio", name="Mute everywhere").check(force=True)
        expect(settle).to_be_disabled()
        case.get_by_role("textbox").fill("Sleep over it")
        settle.click()
        expect(page.get_by_role("button", name="Talk at Office lorries acted upon, Linde")).to_be_visible()
        expect(page.get_by_role("region", name="Shut out and muted").get_by_text("Sleep over it")).to_be_visible()

        muted = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE", bypass_csp=True)
        cookie = next(cookie.value for cookie in enno._http.cookies.jar)
        muted.come_with(str(cookie)).go(f"/t/{table.id}")
        muted.ready()
        muted.page.locator("[data-tab=log]").click()
        muted.page.get_by_text("Der Gastgeber hat dich stumm geschaltet.").wait_for()
        expect(muted.page.get_by_text("Der Gastgeber sagt: „Sleep over it“")).to_be_visible()
        assert muted.page.get_by_role("textbox", name="Etwas sagen").count() == 0

        page.get_by_role("button", name="Lift: muted, Enno").click()
        page.get_by_text("Nobody is.").wait_for()
        host.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        assert faults(host) == [], "narrow, in the dark"
        bruno.page.get_by_role("group", name="Chronicle").get_by_text("Removed by the host").wait_for()


def test_a_line_of_the_gallery_is_hidden_reported_and_gone(visit: Visit, house: House) -> None:
    """With the keys alone; one's own page tells whom one does not read, and what became of the report."""
    with house.client() as jo, house.client() as rike, house.client() as linde:
        table = jo.open("nuremberg", mine("Jo", "Enno"), name="Loud gallery", public=True)
        linde._http.cookies.set("fernhandel", key_of(house, "2B7E0F11", "Ole", "deputy"))
        oda = visit(bypass_csp=True)
        page = oda.go(f"/t/{table.id}")
        oda.ready()
        page.locator("[data-watchers]").click()
        gallery = page.locator("[data-gallery]")
        with looking_on(house, table.id, rike) as rikes:
            rikes.say(INSULT, name="Rike")
            expect(gallery).to_contain_text(INSULT)
            button = page.get_by_role("button", name="What can be done about this line of Rike")
            button.focus()
            page.keyboard.press("Enter")
            expect(page.get_by_role("menuitem", name="Tell the host …")).to_be_focused()
            page.keyboard.press("Enter")
            dialog = page.get_by_role("dialog", name="Tell the host")
            expect(dialog).to_contain_text(INSULT)
            assert faults(oda, "dialog") == []
            dialog.get_by_role("button", name="Send to the host").press("Enter")
            expect(gallery).to_contain_text("A line of Rike is hidden.")
            rikes.say("And more of it", name="Rike")
            expect(gallery.get_by_text("A line of Rike is hidden.")).to_have_count(2)
            assert "And more of it" not in "".join(oda.wire.heard), "what is not read is not sent"
            page.get_by_role("button", name="Read again").first.press("Enter")
            expect(gallery).to_contain_text("And more of it")
            assert faults(oda) == []
        page.get_by_role("button", name="Settings", exact=True).click()
        oda.button("Tell the host …").click()
        dialog.get_by_role("combobox").select_option("Enno")
        dialog.get_by_role("button", name="Send to the host").press("Enter")
        dialog.wait_for(state="detached")

        cases = linde.ask("GET", "/api/host/reports", dict[str, Any])["open"]
        reports = {case["about"]: case["id"] for case in cases if case["table"] == table.id}
        asked = {"what": "remove_line", "table": table.id, "seq": 0, "gallery": True, "report": reports["gallery"]}
        linde.ask("POST", "/api/host/deeds", Any, {**asked, "key": "removes-it", "why": "Insults are not talk"})
        linde.ask("POST", "/api/host/deeds", Any, {"what": "settle", "key": "settles-it", "report": reports["name"]})
        expect(gallery).to_contain_text("Removed by the host")
        assert page.get_by_text(INSULT).count() == 0
        oda.go("/me")
        told = page.get_by_role("region", name="What you told the host")
        expect(told.get_by_role("listitem")).to_have_count(2)
        expect(told).to_contain_text("A name at Loud gallery")
        expect(told).to_contain_text("The host has found nothing to do.")
        expect(told).to_contain_text("A line in the gallery of Loud gallery")
        expect(told).to_contain_text("The host has removed the line.")
        assert faults(oda) == []
        unread = page.get_by_role("region", name="Whom you do not read")
        expect(unread).to_contain_text("Enno")
        unread.get_by_role("button", name="Read again: Enno").press("Enter")
        expect(unread).to_have_count(0)


def test_the_page_of_a_host_is_for_hosts_and_a_link_makes_one(visit: Visit, house: House) -> None:
    linde = visit(bypass_csp=True).come_with(key_of(house, "90AC12D7", "Mara"))
    page = linde.go("/host")
    page.get_by_role("heading", name="This page is for the host and deputies").wait_for()
    assert faults(linde) == []
    made = run("admin", "host", FERNHANDEL_DB=house.db)
    secret = made.out.strip().partition("#host=")[2]
    page.goto("about:blank")
    linde.go(f"/host#host={secret}")
    linde.button("Become the host").click()
    page.get_by_role("heading", name="You are the host.").wait_for()
    page.get_by_role("heading", name="House rules").wait_for()
    assert secret not in page.url
    page.get_by_role("combobox", name="Guests may talk").select_option("after one finished game")
    page.get_by_text("The house rules are kept.").wait_for()
    page.get_by_role("combobox", name="Guests may talk").select_option("always")
    page.goto("about:blank")
    linde.go(f"/host#host={secret}")
    linde.button("Become the host").click()
    page.get_by_role("alert").get_by_text("This link has been used").wait_for()
    linde.is_denied("/api/")
