const lista = (texto: string) => texto.trim().split(/\s*,\s*/)

/** What names, streets and companies of the demonstration are built from. Earlier words are more common. */
export const MULHERES =
  lista(`Maria, Ana, Francisca, Antônia, Adriana, Juliana, Márcia, Fernanda, Patrícia, Aline,
  Sandra, Camila, Amanda, Bruna, Jéssica, Letícia, Júlia, Luciana, Vanessa, Mariana, Gabriela, Vera, Vitória, Larissa,
  Cláudia, Beatriz, Rita, Luana, Sônia, Renata, Eliane, Josefa, Simone, Natália, Cristiane, Débora, Conceição, Íris`)
export const HOMENS =
  lista(`José, João, Antônio, Francisco, Carlos, Paulo, Pedro, Lucas, Luiz, Marcos, Luís, Gabriel,
  Rafael, Daniel, Marcelo, Bruno, Eduardo, Felipe, Rodrigo, Manoel, Mateus, André, Fernando, Fábio, Leonardo, Gustavo,
  Guilherme, Leandro, Tiago, Anderson, Ricardo, Márcio, Jorge, Sebastião, Alexandre, Roberto, Édson, Vítor`)
export const DO_MEIO = lista(
  'Aparecida, Cristina, Regina, Lúcia, Helena, Carolina, Eduarda, Luíza, Clara, Paula',
)
export const DO_MEIO_MASCULINO = lista(
  'Carlos, Henrique, Augusto, Roberto, Eduardo, César, Vinícius, Antônio, Paulo',
)
export const SOBRENOMES =
  lista(`Silva, Santos, Oliveira, Souza, Rodrigues, Ferreira, Alves, Pereira, Lima, Gomes,
  Costa, Ribeiro, Martins, Carvalho, Almeida, Lopes, Soares, Fernandes, Vieira, Barbosa, Rocha, Dias, Nascimento,
  Andrade, Moreira, Nunes, Marques, Machado, Mendes, Freitas, Cardoso, Ramos, Gonçalves, Santana, Teixeira, Araújo,
  Moura, Cavalcante, Campos, Batista, Farias, Assunção, Schmitt, Zanetti, Ximenes, d’Ávila, Peçanha, Müller`)
/** What may stand before a surname. The others take nothing. */
export const LIGACOES: Partial<Record<string, string>> = {
  ...{ Silva: 'da', Costa: 'da', Rocha: 'da', Santos: 'dos', Nascimento: 'do' },
  ...{ Oliveira: 'de', Souza: 'de', Lima: 'de', Carvalho: 'de', Almeida: 'de', Andrade: 'de', Freitas: 'de' },
  ...{ Araújo: 'de', Moura: 'de', Campos: 'de', Assunção: 'de' },
}
export const RAMOS =
  lista(`Padaria, Mercado, Oficina, Farmácia, Clínica, Escola, Transportes, Construtora, Papelaria,
  Restaurante, Hotel, Academia, Contabilidade, Materiais Elétricos, Pet Shop, Confecções, Gráfica, Laticínios`)
export const LUGARES =
  lista(`Central, São José, Boa Vista, Três Irmãos, Santa Rita, do Vale, Primavera, Horizonte,
  Nova Era, Bom Preço, Estrela, União, Progresso, São Jorge, Aliança, Ipê, Araucária, Pontal`)
export const RUAS =
  lista(`Rua das Flores, Rua São José, Avenida Brasil, Rua Quinze de Novembro, Rua Sete de Setembro,
  Avenida Getúlio Vargas, Rua Dom Pedro II, Rua Marechal Deodoro, Rua Barão do Rio Branco, Rua Tiradentes,
  Avenida Independência, Rua Santos Dumont, Rua Duque de Caxias, Rua Rui Barbosa, Rua das Acácias, Rua dos Ipês,
  Travessa da Paz, Alameda das Palmeiras, Rua Castro Alves, Estrada do Sertãozinho, Rua Padre Anchieta, Rua Bela Vista`)
export const BAIRROS =
  lista(`Centro, Jardim América, Vila Nova, São José, Boa Vista, Santa Luzia, Jardim das Flores,
  Vila Industrial, Parque dos Ipês, Bela Vista, Alto da Serra, Nossa Senhora Aparecida, Cidade Nova, Barra do Rio`)
export const COMPLEMENTOS = ['Apto. 12', 'Apto. 34', 'Bloco B, apto. 101', 'Casa 2', 'Fundos', 'Sala 5']
export const REFERENCIAS = [
  'Portão verde',
  'Ao lado da padaria',
  'Em frente à escola',
  'Casa azul de esquina',
]
export const RESTRICOES = [
  'Duas mensalidades em aberto',
  'Equipamento não devolvido no último cancelamento',
  'Documento de outra pessoa em venda anterior',
]
