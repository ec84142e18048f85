// Nouns that people say for one another in any trade: a repair is a job, a sailing a trip, a matter of a law firm a
// case. Of each line any may be said for any; no line has a kind beside the whole: a van is no car. English alone.
import { formsOf } from "./stems.ts";

const lines = `
customer client buyer shopper purchaser patron consumer guest
member subscriber participant
student pupil learner trainee kid child undergraduate apprentice participant
employee worker staff staffer colleague personnel crew workforce workmate
teacher instructor tutor lecturer professor trainer coach educator
doctor physician medic clinician practitioner consultant surgeon
nurse carer caregiver
driver chauffeur courier
lawyer attorney solicitor barrister counsel advocate
journalist reporter writer correspondent author columnist contributor
author writer novelist
actor actress performer cast star
singer vocalist musician performer artist band act
artist painter sculptor creator maker
player athlete competitor contestant participant sportsman racer
runner racer athlete competitor
owner keeper proprietor holder landlord
tenant renter lodger occupant resident
supplier vendor seller provider wholesaler distributor merchant
manufacturer maker producer brand make
company firm business organisation organization corporation enterprise
manager boss supervisor head chief leader
director filmmaker
visitor guest attendee attendant tourist
farmer grower producer
agent rep representative salesperson seller salesman
passenger traveller traveler rider
donor giver contributor benefactor sponsor
applicant candidate
mechanic technician engineer fitter repairer
captain skipper
chef cook
judge referee umpire
inspector examiner auditor
volunteer helper
researcher scientist investigator
product item article good merchandise ware
item piece thing unit lot
model product version make
order purchase sale transaction
invoice bill billing receipt charge
payment transaction instalment installment remittance
repair job fix service work task
maintenance service repair upkeep
job position role post occupation profession
task job todo assignment chore activity
project job programme program
move removal relocation job
case matter file lawsuit suit dispute
claim case
incident accident event occurrence
complaint grievance
ticket issue request case
ticket pass admission
booking reservation appointment
appointment visit consultation session booking
visit stay call
lesson class session lecture
course class module subject programme program
enrolment enrollment registration signup sign-up place
exam test assessment examination quiz
grade mark score
department division unit team section desk
branch store shop outlet office location site
warehouse depot store storehouse
house home property dwelling residence
flat apartment property home unit
room chamber hall
premises place site establishment outlet business
place seat spot slot space capacity
trip journey voyage crossing sailing ride tour excursion passage
trip run delivery drive
rental hire loan lease
loan checkout borrowing
ship boat vessel craft ferry
car vehicle auto automobile motor
truck lorry vehicle
bike bicycle cycle
route line connection path itinerary
stop station halt
port harbour harbor
town city municipality place
country nation land
region area district zone
film movie picture flick
book title volume
song track tune
album record release
show performance gig concert event
article story piece post report
comment reply remark response
review feedback rating opinion
photo picture image photograph
painting artwork picture canvas piece work
exhibit artefact artifact object piece
exhibition exhibit show display
game match fixture
race competition event
team club side squad
tournament competition championship cup contest
dish meal plate food recipe
recipe dish
ingredient component
drink beverage
animal pet beast creature
part component spare piece
machine device equipment unit appliance
tool instrument
reading measurement sample
policy cover contract insurance
contract agreement deal
shipment delivery consignment package parcel dispatch
package parcel box
stock inventory supply
price cost rate fee fare charge tariff
salary pay wage income earning
phone telephone mobile number
email mail address
colour color shade hue
kind type sort category class genre variety
level grade tier
status state condition stage
topic subject theme
title name headline heading
description text detail note
view read hit click visit
like upvote
attendance present attendee turnout headcount
mileage clock odometer mile
rating score star
balance due debt
stall stand booth
field pitch court
vote ballot
medication drug medicine
prescription script medication
treatment procedure therapy operation
disease illness condition diagnosis
vaccination vaccine jab
crop harvest
donation gift contribution
membership subscription plan
plan tariff subscription membership
fine penalty
meeting appointment session
expense spending cost outlay
discount reduction rebate
language tongue
gender sex
surname name
postcode zip zipcode
`;

const names = new Map<string, Set<string>>();
for (const line of lines.trim().split("\n")) {
  const all = line.split(" ");
  for (const one of all) {
    const others = names.get(one) ?? new Set<string>();
    for (const other of all) if (other !== one) others.add(other);
    names.set(one, others);
  }
}

/** What else a noun, or what it is a form of, may be called. */
export function otherNames(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const form of formsOf(word)) for (const name of names.get(form) ?? []) found.add(name);
  return found;
}
