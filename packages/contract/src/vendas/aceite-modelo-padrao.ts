import type { TipoDeModelo } from './aceite-modelo.ts'

const ACEITE = `Eu, {contratante}, li a oferta acima e aceito contratar o plano {plano}, com {velocidade}, de {empresa}, CNPJ {cnpj}, para o endereço {endereco}.

Adicionais: {adicionais}. Promoções: {promocoes}.

Pagarei {mensalidade}, com vencimento no dia {vencimento} de cada mês, por {pagamento}. A instalação custa {instalacao} e a primeira fatura soma {primeira_fatura}.

A fidelidade é de {fidelidade}. Se eu sair antes do fim dela, pago uma multa proporcional ao tempo que faltar; no primeiro mês, ela é de {multa}.

{arrependimento}

Sei que {empresa} trata os meus dados pessoais para prestar o serviço, cobrar por ele e cumprir a lei (Lei 13.709/2018, LGPD), e que posso pedir para vê-los, corrigi-los ou apagá-los por {contato}.

Li também o contrato abaixo e concordo com ele.`

const CONTRATO = `CONTRATO DE PRESTAÇÃO DE SERVIÇO DE INTERNET
Venda nº {protocolo}

1. Quem contrata e quem presta. {cliente}, documento {documento}, contrata de {empresa}, CNPJ {cnpj}, o acesso à internet descrito aqui.

2. O serviço. Plano {plano}, com {velocidade}, instalado em {endereco}. Adicionais: {adicionais}.

3. O preço. {mensalidade}. A instalação custa {instalacao}. As faturas vencem no dia {vencimento} e são pagas por {pagamento}. Os valores são reajustados uma vez por ano pelo {reajuste}.

4. A fidelidade. {fidelidade}, contados da instalação, em troca de: {beneficio}. Quem sai antes paga uma multa proporcional aos meses que faltam; no primeiro mês, {multa}. Não há multa se o serviço não for prestado como contratado.

5. A instalação. O dia desejado é {agendamento}. {empresa} confirma a data.

6. O direito de desistir. {arrependimento}

7. Os equipamentos emprestados pela empresa continuam sendo dela e são devolvidos quando o contrato acaba.

8. Os dados pessoais são tratados para prestar o serviço, cobrar por ele e cumprir a lei (Lei 13.709/2018, LGPD).

9. Como falar com a empresa: {contato}. Se ela não resolver, a Anatel atende pelo número 1331.`

/** Version 1 of each. */
export const modelosPadrao: Record<TipoDeModelo, string> = { ACEITE, CONTRATO }
