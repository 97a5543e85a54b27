import { describe, expect, test } from 'vitest';
import { isSameLegalName, isNameOnDocument } from '../../functions/people/accounts/domain/legal-name.ts';

const name = (firstName: string, lastName: string) => ({ firstName, lastName });
const toName = (text: string) => {
  const [firstName = '', lastName = ''] = text.split(' / ');
  return name(firstName, lastName);
};

describe('the name on a document', () => {
  test.each([
    ['Maya / Lindqvist', 'MAYA / LINDQVIST'],
    ['Zoë / Müller', 'ZOE / MULLER'],
    ['Sean / O’Brien', "SEAN / O'BRIEN"],
    ['Sean / O’Brien', 'SEAN / OBRIEN'],
    ["Sean / O'Brien", 'SEAN / O BRIEN'],
    ['Anne-Marie / Smith Jones', 'ANNE MARIE / SMITH-JONES'],
    ['Annemarie / Smith', 'ANNE MARIE / SMITH'],
    ['Maya / Lindqvist', 'MAYA ELIN / LINDQVIST'],
    ['Maya Elin / Lindqvist', 'MAYA / LINDQVIST'],
    ['Anne-Marie / Roy', 'ANNE MARIE LOUISE / ROY'],
    ['Annemarie Louise / Roy', 'ANNE-MARIE / ROY'],
    ['Michał / Kowalski', 'MICHAL / KOWALSKI'],
    ['Michal / Kowalski', 'MICHAŁ / KOWALSKI'],
    ['Paweł / Żółć', 'PAWEL / ZOLC'],
    ['Hamish / McDonald', 'HAMISH / MC DONALD'],
    ['Hamish / MacLeod', 'HAMISH / MAC LEOD'],
    ['Jürgen / Mueller', 'JUERGEN / MÜLLER'],
    ['Karl / Mueller', 'KARL / MÜLLER'],
    ['Jörg / Groß', 'JOERG / GROSS'],
    ['Bjørn / Ødegård', 'BJOERN / OEDEGAARD'],
    ['Bjorn / Odegard', 'BJØRN / ØDEGÅRD'],
    ['Søren / Ågård', 'SOREN / AAGAARD'],
    ['Æsa / Þórsdóttir', 'AESA / THORSDOTTIR'],
    ['Sigurður / Guðmundsson', 'SIGURDUR / GUDMUNDSSON'],
    ['Ivana / Đoković', 'IVANA / DJOKOVIC'],
    ['Ivana / Đoković', 'IVANA / DOKOVIC'],
    ['Işıl / Yıldız', 'ISIL / YILDIZ'],
    ['İbrahim / Çağlar', 'IBRAHIM / CAGLAR'],
    ['Cœline / Bœuf', 'COELINE / BOEUF'],
    ['José / Muñoz', 'JOSE / MUNOZ'],
    ['Nguyễn Thị / Ánh', 'NGUYEN THI / ANH'],
    ['Trương / Đặng', 'TRUONG / DANG'],
    ['Adébáyọ̀ / Ọlọ́runfẹ́mi', 'ADEBAYO / OLORUNFEMI'],
    ['Ɗanladi / Ƙofa', 'DANLADI / KOFA'],
    ['Renée / D’Souza', 'RENEE / DSOUZA'],
    ['Maria / de la Cruz', 'MARIA / DELACRUZ'],
    ['Pieter / van der Berg', 'PIETER / VAN DER-BERG'],
    ['J.R. / Hartley', 'JR / HARTLEY'],
    ['Siobhán / Ní Dhomhnaill', 'SIOBHAN / NI DHOMHNAILL'],
    ['Мария / Иванова', 'MARIIA / IVANOVA'],
    ['Мария / Иванова', 'MARIYA / IVANOVA'],
    ['Олександр / Шевченко', 'OLEKSANDR / SHEVCHENKO'],
    ['Юлія / Щербак', 'YULIIA / SHCHERBAK'],
    ['Γιώργος / Παππάς', 'GIORGOS / PAPPAS'],
    ['Suharto / ', ' / SUHARTO'],
    [' / Nila', ' / NILA'],
    ['王小明 / 王', '王小明 / 王'],
  ])('of account %s can be %s', (account, document) => {
    expect(isNameOnDocument(toName(account), toName(document))).toBe(true);
    expect(isNameOnDocument(toName(document), toName(account))).toBe(true);
  });

  test.each([
    ['Maya / Lindqvist', 'ELIN MAYA / LINDQVIST'],
    ['Maya / Lindqvist', 'MAYA / BERG'],
    ['May / Lindqvist', 'MAYA / LINDQVIST'],
    ['John / Smith', 'JOHN / SMYTH'],
    ['Anna / Berg', 'ANNE / BERG'],
    ['Michael / Berg', 'MICHAL / BERG'],
    ['Karl / Mueller', 'KARL / MULLER'],
    ['Joel / Ash', 'JOL / ASH'],
    ['Hamish / McDonald', 'HAMISH / MACDONALD'],
    ['Sean / O’Brien', 'SEAN / BRIEN'],
    ['Sean / O’Brien', 'SEAN / O’BRYAN'],
    ['Anne-Marie / Roy', 'ANNE LOUISE / ROY'],
    ['Marie / Roy', 'ANNEMARIE / ROY'],
    ['Ana / García Márquez', 'ANA / GARCIA'],
    ['Jan / Kowalski', 'JAN / KOWALSKA'],
    ['Мария / Иванова', 'MARIA / PETROVA'],
    ['मीना / देवी', 'मोना / देवी'],
    ['Suharto / ', 'JOKO / SUHARTO'],
    [' / Lindqvist', 'MAYA / LINDQVIST'],
    ['- / -', '- / -'],
    [' / ', ' / '],
  ])('of account %s cannot be %s', (account, document) => {
    expect(isNameOnDocument(toName(account), toName(document))).toBe(false);
    expect(isNameOnDocument(toName(document), toName(account))).toBe(false);
  });
});

describe('the spelling of a legal name', () => {
  test.each([
    [name('Zoë', 'Smith-Jones'), name('zoe', 'SMITH JONES')],
    [name('Pawel', 'Lis'), name('Paweł', 'Lis')],
    [name('Aoife', "O'Hara"), name('Aoife', 'O’Hara')],
    [name('Karl', 'Mueller'), name('Karl', 'Müller')],
    [{}, {}],
  ])('of %j and %j is the same', (spelling, other) => expect(isSameLegalName(spelling, other)).toBe(true));

  test.each([
    [name('Maya', 'Berg'), name('Maya Elin', 'Berg')],
    [name('Maya', 'Berg'), name('Maya', 'Lindqvist')],
    [name('Maya', 'Berg'), { firstName: 'Maya' }],
    [name('Maya', 'Berg'), {}],
  ])('of %j and %j differs', (spelling, other) => expect(isSameLegalName(spelling, other)).toBe(false));
});
