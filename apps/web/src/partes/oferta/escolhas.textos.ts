import { CUPOM_RECUSADO } from '@balcao/contract/catalogo/oferta-preco'

export const textos = {
  adicionais: 'Adicionais',
  obrigatorio: 'obrigatório neste plano',
  vemCom: (promocao: string) => `obrigatório com a promoção ${promocao}`,
  menos: (nome: string) => `Menos ${nome}`,
  mais: (nome: string) => `Mais ${nome}`,
  promocoes: 'Promoções',
  semPromocoes: 'Nenhuma promoção vale para esta oferta hoje.',
  melhor: 'A melhor combinação para o cliente',
  voltarAMelhor: 'Voltar à melhor combinação',
  naoSeSoma: 'não se soma a outras',
  ate: (dia: string) => `vendida até ${dia}`,
  economiza: (valor: string) => `economiza ${valor}`,
  encarece: (valor: string) => `custa ${valor} a mais`,
  cupom: 'Cupom',
  aplicar: 'Aplicar',
  tirar: 'Tirar',
  digiteOCupom: 'Digite o cupom',
  cupomRecusado: CUPOM_RECUSADO,
  cupomNaoUsado: (cupom: string) => `O cupom ${cupom} não foi usado`,
  cupomAplicado: (nome: string, sairam: string) =>
    sairam ? `Cupom aplicado: ${nome}, no lugar de ${sairam}.` : `Cupom aplicado: ${nome}.`,
  cupomNaoCabe: (problema: string) => `O cupom não foi usado. ${problema}.`,
  jaEraMelhor: 'O cupom vale, mas não foi usado: a combinação atual já é melhor.',
}
