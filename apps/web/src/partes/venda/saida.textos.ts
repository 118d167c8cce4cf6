export const textos = {
  voltarAEditar: 'Voltar a editar',
  naoAgora: 'Agora não dá para editar',
  jaSai: 'Ela está sendo enviada neste momento. Se não der certo, tente de novo daqui a pouco.',
}
