import type { CampoDaImportacao } from '@balcao/contract/clientes/importacao/campos'

const nomes: Record<CampoDaImportacao, string> = {
  cpf_cnpj: `
    cpf cnpj, cnpj cpf, cpf ou cnpj, cpf, cnpj, documento, doc, num documento, numero documento,
    numero do documento, nr documento, cpf do cliente, cpf cliente, cpf cnpj cliente,
    cpf cnpj do cliente, cpf titular, cgc, cgc cpf, cpfcnpj, cnpjcpf, tx id`,
  nome: `
    nome ou razao social, nome razao social, razao social nome, razao social, razao, nome,
    nome completo, nome do cliente, nome cliente, cliente, titular, nome do titular, nome titular,
    assinante, nome do assinante, nome assinante, razaosocial`,
  nome_social: 'nome social',
  nome_fantasia: 'nome fantasia, fantasia, nome de fantasia, apelido',
  rg: 'rg, identidade, numero rg, rg numero, carteira de identidade, registro geral',
  inscricao_estadual: `
    inscricao estadual, ie, insc estadual, inscr estadual, rg ie, ie rg, ie identidade`,
  data_nascimento: `
    data de nascimento, data nascimento, dt nascimento, dt nasc, data nasc, nascimento,
    dt de nascimento, nasc, aniversario, data aniversario, datanascimento, dtnascimento, dtnasc,
    data de fundacao, data fundacao`,
  nome_mae: 'nome da mae, nome mae, mae, filiacao mae, filiacao, nomemae',
  responsavel_nome: `
    responsavel nome, responsavel, nome do responsavel, nome responsavel, representante,
    representante legal, nome do representante, contato responsavel`,
  responsavel_cpf: `
    responsavel cpf, cpf do responsavel, cpf responsavel, cpf do representante, cpf representante`,
  email: `
    e mail, email, e mail principal, email principal, correio eletronico, endereco de e mail,
    endereco de email, email do cliente, email cliente, mail`,
  telefone: `
    telefone principal, telefone, telefone 1, fone, fone 1, tel, tel 1, celular, celular 1,
    telefone celular, tel celular, fone celular, cel, whatsapp, contato, telefone de contato,
    telefone contato, numero de telefone, telefone1, fone1, movel`,
  telefone_2: `
    segundo telefone, telefone 2, fone 2, tel 2, celular 2, telefone residencial, fone residencial,
    tel residencial, residencial, telefone fixo, fone fixo, fixo, telefone secundario,
    outro telefone, telefone2, fone2`,
  telefone_3: `
    terceiro telefone, telefone 3, fone 3, tel 3, celular 3, telefone comercial, fone comercial,
    tel comercial, comercial, telefone recado, recado, telefone3, fone3`,
  situacao: `
    situacao, situacao do cliente, situacao cliente, status, status do cliente, status cliente,
    ativo, cliente ativo, situacao contrato, status contrato, status do contrato`,
  cep: 'cep, codigo postal, cep instalacao, cep da instalacao, cep residencial',
  logradouro: `
    logradouro, endereco, rua, end, nome da rua, endereco instalacao, endereco de instalacao,
    endereco residencial, endereco completo, rua avenida, logradouro instalacao, avenida`,
  numero: `
    numero, n, no, nr, num, numero endereco, numero do endereco, numero da casa, endereco numero,
    num endereco, nro, numero residencia, numero instalacao`,
  complemento: 'complemento, compl, comp, endereco complemento, complemento endereco, apto',
  bairro: 'bairro, distrito, bairro instalacao, endereco bairro, setor',
  cidade: `
    cidade, municipio, nome da cidade, cidade instalacao, localidade, nome do municipio`,
  uf: 'uf, estado, sigla uf, uf instalacao, estado uf, uf estado',
  codigo_ibge: `
    codigo ibge da cidade, codigo ibge, cod ibge, ibge, codigo da cidade, codigo do municipio,
    codigo municipio, cod municipio, codigo cidade`,
  referencia: 'ponto de referencia, referencia, ponto referencia, ref, pto referencia',
  latitude: 'latitude, lat, coordenada latitude',
  longitude: 'longitude, long, lng, lon, coordenada longitude',
  observacoes: `
    observacoes, observacao, obs, anotacoes, anotacao, comentarios, comentario, notas`,
  id_externo: `
    codigo no outro sistema, codigo erp, cod erp, codigo, cod, id, id cliente, codigo cliente,
    codigo do cliente, cod cliente, id do cliente, codigo externo, id externo, id erp, matricula,
    codigo no erp`,
}

/** What other systems call each column, the most likely name first. Without accents, case and punctuation. */
export const sinonimos = (Object.keys(nomes) as CampoDaImportacao[]).map(
  (campo) => [campo, nomes[campo].split(',').map((nome) => nome.trim())] as const,
)
