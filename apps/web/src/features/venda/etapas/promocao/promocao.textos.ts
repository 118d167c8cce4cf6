export const textos = {
  regras: 'As que se somam podem ser marcadas juntas; a que não se soma a outras vale sozinha.',
  voltarAMelhor: 'Usar a melhor combinação',
  cupomAConferir: (cupom: string) =>
    `Sem rede: o cupom ${cupom} fica guardado e será conferido ao enviar. O desconto ainda não está no preço.`,
  conferirAgora: 'Conferir agora',
}
